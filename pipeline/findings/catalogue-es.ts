/** The catalogue of findings in Spanish: of each rule what it is about, and its sentences by the English ones. `%1` is what the sentence fills in. */
import { ABOUT_FACTS } from './catalogue-es-facts.ts';
import { ABOUT_QUESTIONS, type RuleTexts, type Texts } from './catalogue-es-questions.ts';
import type { RuleId } from './finding.ts';

/** Sentences that several rules say, and words that others fill in. */
export const SHARED: Texts = {
  'Did you mean "%1"?': '¿Querías decir "%1"?',
  'Add the field.': 'Añade el campo.',
  'Delete it.': 'Bórralo.',
  'Correct the value.': 'Corrige el valor.',
  'Expected: %1': 'Se espera: %1',
  'the string %1': 'el texto %1',
  'the number %1': 'el número %1',
  'the boolean %1': 'el valor %1',
  'a list of %1': 'una lista de %1',
  'an object': 'un objeto',
  nothing: 'nada',
  'a string': 'un texto',
  'a number': 'un número',
  'a whole number': 'un número entero',
  'a list': 'una lista',
  'a boolean': 'true o false',
  'at least %1': 'por lo menos %1',
  'at most %1': 'como mucho %1',
  'exactly %1': 'exactamente %1',
  'item %1 of %2': 'el elemento %1 de %2',
  '%1 letters': '%1 letras',
  '1 letter': '1 letra',
  '%1 items': '%1 elementos',
  '1 item': '1 elemento',
  'Decided: %1': 'Decidido: %1',
  '%1 and %2': '%1 y %2',
  '%1, %2': '%1, %2',
  '1 question': '1 pregunta',
  '%1 questions': '%1 preguntas',
  '1 fact': '1 dato',
  '%1 facts': '%1 datos',
  '1 picture': '1 dibujo',
  '%1 pictures': '%1 dibujos',
  '1 other text': '1 texto más',
  '%1 other texts': '%1 textos más',
  '1 unit': '1 unidad',
  '%1 units': '%1 unidades',
  '1 file': '1 archivo',
  '%1 files': '%1 archivos',
  'the page': 'la página',
  'the data': 'el archivo de datos',
  'the clip': 'la película',
  'the file of the search': 'el archivo de la búsqueda',
  'the site for use without a connection': 'el sitio para usar sin conexión',
  'the stylesheets of the page together': 'las hojas de estilo de la página juntas',
  'the script with all it loads': 'el programa con todo lo que carga',
  high: 'alta',
  medium: 'media',
  low: 'baja',
};

export const CATALOGUE: Partial<Record<RuleId, RuleTexts>> = {
  ...ABOUT_FACTS,
  ...ABOUT_QUESTIONS,
  'load/file': {
    about: 'Un archivo de contenido falta, no se puede leer, es muy grande o es un enlace.',
    says: {
      'the file is a symbolic link': 'el archivo es un enlace simbólico',
      'Put the file itself into the data folder.': 'Pon el archivo mismo en la carpeta de datos.',
      'this is not a regular file': 'esto no es un archivo común',
      'Only regular files are read.': 'Solo se leen archivos comunes.',
      'the file is larger than %1 MB': 'el archivo pasa de %1 MB',
      'Split it: no content file needs to be so large.':
        'Divídelo: ningún archivo de contenido tiene que ser tan grande.',
      'the file is outside the data folder': 'el archivo está fuera de la carpeta de datos',
      'Move it into the data folder.': 'Llévalo a la carpeta de datos.',
      'the file cannot be read (%1)': 'el archivo no se puede leer (%1)',
      'Check its permissions.': 'Revisa sus permisos.',
      '%1 is missing': 'falta %1',
      'Create it, or restore it from version control.': 'Créalo, o recupéralo con git.',
    },
  },
  'load/encoding': {
    about: 'Un archivo no es UTF-8 limpio: tiene bytes malos o caracteres invisibles.',
    says: {
      'the file is UTF-16, not UTF-8': 'el archivo es UTF-16, no UTF-8',
      'Save it as UTF-8. Editors have a command for it, such as "Save with encoding".':
        'Guárdalo como UTF-8. Los editores tienen una orden para eso, como «Guardar con codificación».',
      'the file is not UTF-8 text': 'el archivo no es texto UTF-8',
      'Write the character at this place again, or save the file as UTF-8: it may be in Windows-1252 or Latin-1.':
        'Escribe otra vez el carácter de este lugar, o guarda el archivo como UTF-8: puede estar en Windows-1252 o Latin-1.',
      'the text holds the invisible or broken character %1':
        'el texto tiene el carácter invisible o roto %1',
      'an escape for the invisible or broken character %1':
        'un código del carácter invisible o roto %1',
      'an entity for the invisible or broken character %1':
        'una entidad del carácter invisible o roto %1',
      'Delete the character.': 'Borra el carácter.',
      'Delete it. If there are many, save the file as UTF-8: it may be UTF-16.':
        'Bórralo. Si hay muchos, guarda el archivo como UTF-8: puede ser UTF-16.',
      'Delete it: it may only be the first character of a file.':
        'Bórralo: solo puede ser el primer carácter de un archivo.',
      'Write the letter that was here: an earlier program could not read it.':
        'Escribe la letra que había aquí: un programa anterior no la pudo leer.',
      'Delete the escape.': 'Borra el código.',
      'Delete the entity.': 'Borra la entidad.',
    },
  },
  'load/stray-file': {
    about: 'Un archivo de la carpeta de datos que nada lee.',
    says: {
      'the folder %1 belongs to no collection, so nothing in it is read':
        'la carpeta %1 no es de ninguna colección: nada de ella se lee',
      '%1 belongs to no collection, so nothing reads it':
        '%1 no es de ninguna colección: nada lo lee',
      'It may belong into one of the folders there: %1.':
        'Puede que vaya en una de las carpetas de ahí: %1.',
      'Give it the name or ending that schemas/collections.ts expects, or move it out of the data folder.':
        'Ponle el nombre o la terminación que espera schemas/collections.ts, o sácalo de la carpeta de datos.',
    },
  },
  'parse/front-matter-syntax': {
    about: 'Los datos del principio de un archivo Markdown no se pueden leer.',
    says: {
      'the quote %1 at the start of the value is not closed':
        'la comilla %1 del principio del valor no se cierra',
      'Close it with %1 at the end of the value.': 'Ciérrala con %1 al final del valor.',
      'text after the closing quote %1': 'hay texto después de la comilla %1 que cierra',
      'Write \\" for each double quote inside the value.':
        'Escribe \\" por cada comilla doble dentro del valor.',
      "Write '' for each single quote inside the value.":
        "Escribe '' por cada comilla simple dentro del valor.",
      'Close it with %1, or put the value in double quotes if it is a text.':
        'Ciérralo con %1, o pon el valor entre comillas dobles si es un texto.',
      'a colon in a value that is not in quotes': 'dos puntos en un valor sin comillas',
      'a merge conflict that is not resolved': 'un conflicto de git sin resolver',
      'Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.':
        'Deja una de las dos versiones y borra las líneas que empiezan con <<<<<<<, ======= y >>>>>>>.',
      'a tab as indentation': 'una tabulación como sangría',
      'Indent with spaces, two for each level.': 'Usa espacios, dos por cada nivel.',
      'a space is missing after "%1"': 'falta un espacio después de "%1"',
      'Write: %1': 'Escribe: %1',
      'a line that is not "key: value"': 'una línea que no es "clave: valor"',
      'Write the key, a colon, a space and the value; or join the line to the value above it.':
        'Escribe la clave, dos puntos, un espacio y el valor; o une la línea al valor de arriba.',
      'a colon with no key before it': 'dos puntos sin clave delante',
      'Write the key before the colon, or put the value in double quotes.':
        'Escribe la clave antes de los dos puntos, o pon el valor entre comillas dobles.',
      'the value begins with "%1", %2': 'el valor empieza con "%1", que en YAML es un signo',
      'Put the whole value in double quotes: %1': 'Pon el valor completo entre comillas dobles: %1',
      'Put the whole value in double quotes.': 'Pon el valor completo entre comillas dobles.',
      'Write one "key: value" per line; put values with a colon or a quote in double quotes.':
        'Escribe una "clave: valor" por línea; los valores con dos puntos o comillas van entre comillas dobles.',
      '"%1" is indented below "%2", which has a value already':
        '"%1" tiene sangría debajo de "%2", que ya tiene un valor',
      'Begin "%1" in the same column as "%2".': 'Empieza "%1" en la misma columna que "%2".',
    },
  },
  'link/chapter-sections': {
    about: 'Los títulos de un capítulo no son las secciones que declara.',
    says: {
      'the body has no heading "## %1"': 'el texto no tiene el título "## %1"',
      'Add the heading "## %1" to the body, or delete the section.':
        'Añade el título "## %1" al texto, o borra la sección.',
      'the heading "## %1" is not among the declared sections':
        'el título "## %1" no está entre las secciones declaradas',
      'Declare it in the front matter, or make it a "###" heading.':
        'Decláralo arriba, o hazlo un título "###".',
      'the headings are in another order than the declared sections':
        'los títulos están en otro orden que las secciones declaradas',
      'Put both in the same order.': 'Pon los dos en el mismo orden.',
    },
  },
  'link/bad-closing': {
    about: 'Un centro cerrado desde un día por venir, o que se muda a sí mismo o a otro cerrado.',
    says: {
      '%1 closes on %2, but its page already says that it is closed':
        '%1 cierra el %2, pero su página ya dice que está cerrado',
      'Announce it in "notice", and add "closed" on that day.':
        'Anúncialo en "notice", y añade "closed" ese día.',
      '%1 moves to itself': '%1 se muda a sí mismo',
      '%1 moves to %2, which is closed': '%1 se muda a %2, que está cerrado',
      'Name the open centre that takes its place, or leave "moves" out.':
        'Nombra el centro abierto que toma su lugar, o quita "moves".',
    },
  },
  'link/centre-name': {
    about: 'Un texto nombra el centro de un municipio como ningún centro se llama.',
    says: {
      'no centre is named "%1"': 'ningún centro se llama "%1"',
      'There is no centre in %1.': 'No hay ningún centro en %1.',
      'Write "%1", or "CESCO de %2" for the place.':
        'Escribe "%1", o "CESCO de %2" para decir el lugar.',
    },
  },
  'link/missing-condition': {
    about: 'Un centro nombra una condición que ninguna lectura de su horario tiene.',
    says: {
      'no reading of %1 has the condition "%2"': 'ninguna lectura de %1 tiene la condición "%2"',
      'Add a reading of %1 with "when": "%2", or leave "hoursWhen" out.':
        'Añade una lectura de %1 con "when": "%2", o quita "hoursWhen".',
      'Write one of %1, add a reading of %2 with "when": "%3", or leave "hoursWhen" out.':
        'Escribe una de estas: %1; añade una lectura de %2 con "when": "%3", o quita "hoursWhen".',
    },
  },
  'link/town-once': {
    about: 'Un pueblo está dos veces en la lista de pueblos.',
    says: {
      'the town "%1" stands twice, as %2 and %3': 'el pueblo "%1" está dos veces, como %2 y %3',
      'Delete one of them, or correct its name.': 'Borra uno de los dos, o corrige su nombre.',
    },
  },
  'markdown/active-content': {
    about: 'HTML o un enlace inseguro en Markdown, o Markdown donde el texto sale tal cual.',
    says: {
      'HTML is not allowed in Markdown: %1': 'en Markdown no se permite HTML: %1',
      'Write it in Markdown, or put a backslash before < to print the sign itself.':
        'Escríbelo en Markdown, o pon una barra invertida antes de < para que salga el signo.',
      'the link to "%1" %2': 'el enlace a "%1" no lleva a ningún sitio seguro',
      'Link to a route of this site ("/tests/"), an #anchor, or a full https, mailto or tel address.':
        'Enlaza una página de este sitio ("/tests/"), un #título, o una dirección completa https, mailto o tel.',
      'a picture stands where none can': 'hay un dibujo donde no puede haberlo',
      'Begin a paragraph of a chapter with "![](id)" of a picture of data/escenas and its rule, or describe it in words.':
        'Empieza un párrafo de un capítulo con "![](id)" de un dibujo de data/escenas y su regla, o descríbelo con palabras.',
      '%1 is in a plain text, where it would be printed as it is':
        '%1 está en un texto sin formato, y saldría tal cual',
      'Write the text without Markdown, or use a field that visitors read as rich text.':
        'Escribe el texto sin Markdown, o usa un campo que se lea con formato.',
      'the language of the block of code holds a reference, whose text is for visitors':
        'el lenguaje del bloque de código tiene una referencia, cuyo texto es para visitantes',
      'Leave it out, or write one word after the three backticks.':
        'Quítala, o escribe una sola palabra después de los tres acentos graves.',
      'a reference is in code, which is printed as it is written':
        'hay una referencia en un código, que sale como está escrito',
      'Take the marks of code away, or the reference out of them.':
        'Quita las marcas de código, o saca de ellas la referencia.',
    },
  },
  'text/begin-date': {
    about: 'Una oración cita una fuente que empieza un día, y nombra otro.',
    says: {
      'the sentence names %1, and %2 begins on %3': 'la oración nombra el %1, y %2 empieza el %3',
      'Correct the day. If the day is that of something else, write it in a sentence of its own.':
        'Corrige el día. Si es el día de otra cosa, escríbelo en otra oración.',
    },
  },
  'text/unread-law': {
    about: 'Un texto dice que algo es ley, y el artículo no se leyó.',
    says: {
      'the sentence cites %1, which was not read': 'la oración cita %1, que no se leyó',
      'Say "no leímos el artículo" in the same sentence, or cite what was read.':
        'Di "no leímos el artículo" en la misma oración, o cita lo que se leyó.',
      '"%1" rests on no article that was read': '"%1" no se apoya en ningún artículo que se leyera',
      'Name the article, cite its source, or say that it was not read.':
        'Nombra el artículo, cita su fuente, o di que no se leyó.',
    },
  },
  'parse/json-syntax': {
    about: 'El archivo no es JSON: falta o sobra un signo.',
    says: {
      'the file is empty': 'el archivo está vacío',
      'Write the JSON object that the schema describes.':
        'Escribe el objeto JSON que describe el esquema.',
      'a merge conflict that is not resolved': 'un conflicto de git sin resolver',
      'Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.':
        'Deja una de las dos versiones y borra las líneas que empiezan con <<<<<<<, ======= y >>>>>>>.',
      'a comment, which JSON does not have': 'un comentario, que en JSON no existe',
      'Delete the comment.': 'Borra el comentario.',
      'Delete the comma.': 'Borra la coma.',
      'a comma before the closing "%1"': 'una coma antes del "%1" que cierra',
      'a comma with nothing before it': 'una coma sin nada delante',
      'a key without a value': 'una clave sin valor',
      'Write the value after the colon, or delete the key.':
        'Escribe el valor después de los dos puntos, o borra la clave.',
      'a number with a decimal comma: %1': 'un número con coma decimal: %1',
      'a comma is missing after %1': 'falta una coma después de %1',
      'a colon is missing after %1': 'faltan los dos puntos después de %1',
      'Write a comma here, at the end of the value.': 'Escribe una coma aquí, al final del valor.',
      'Write a colon here, at the end of the key.':
        'Escribe los dos puntos aquí, al final de la clave.',
      '%1 is not a number of JSON': '%1 no es un número de JSON',
      '%1 is not a value of JSON': '%1 no es un valor de JSON',
      'Write digits, with a point for decimals and no leading zero, such as 12 or 0.5.':
        'Escribe cifras, con punto decimal y sin cero delante, como 12 o 0.5.',
      'Write %1, or a text in double quotes.': 'Escribe %1, o un texto entre comillas dobles.',
      'the key %1 is not closed': 'la clave %1 no se cierra',
      'the key is closed by %1, not by a double quote':
        'la clave se cierra con %1, no con una comilla doble',
      'a key without quotes: %1': 'una clave sin comillas: %1',
      'a text without quotes: %1': 'un texto sin comillas: %1',
      'the file goes on after its end: unexpected %1':
        'el archivo sigue después de su final: sobra %1',
      'unexpected %1': 'aquí sobra %1',
      'Delete what follows: a file holds one object.':
        'Borra lo que sigue: un archivo tiene un solo objeto.',
      'Look for a missing or extra comma, quote or bracket just before this place.':
        'Busca justo antes una coma, unas comillas, una llave o un corchete que falte o sobre.',
      'Close "%1" with "%2", or look for a bracket that is missing or too many in between.':
        'Cierra "%1" con "%2", o busca entre los dos una llave o un corchete que falte o sobre.',
      '"%1" where "%2" is expected': 'hay "%1" donde va "%2"',
      '"%1" where a comma is expected': 'hay "%1" donde va una coma',
      '"%1" where a colon is expected': 'hay "%1" donde van dos puntos',
      'Write "%1".': 'Escribe "%1".',
      'Write %1.': 'Escribe %1.',
      'Write a point: %1.': 'Escribe un punto: %1.',
      'Put it in double quotes: %1': 'Ponlo entre comillas dobles: %1',
      'a tab inside a text': 'una tabulación dentro de un texto',
      'a line break inside a text': 'un cambio de línea dentro de un texto',
      'Write the text on one line, with \\n for a line break.':
        'Escribe el texto en una línea, con \\n donde cambia de línea.',
      'a text that is not closed on its line': 'un texto que no se cierra en su línea',
      'Close it with a double quote; for a line break inside a text write \\n.':
        'Ciérralo con una comilla doble; donde el texto cambia de línea escribe \\n.',
      'a text in single quotes': 'un texto entre comillas simples',
      'a text in typographic quotes: %1': 'un texto entre comillas tipográficas: %1',
      'Write the plain double quote: %1': 'Escribe la comilla doble sencilla: %1',
      'the text is closed by %1, not by a double quote':
        'el texto se cierra con %1, no con una comilla doble',
      'Write the plain double quote " at both ends of a text.':
        'Escribe la comilla doble sencilla " en los dos extremos del texto.',
      'a double quote inside a text': 'una comilla doble dentro de un texto',
      'Write \\" for each double quote inside a text, or use « ».':
        'Escribe \\" por cada comilla doble dentro de un texto, o usa « ».',
      'a marker of a merge conflict is left: %1': 'quedó una marca de un conflicto de git: %1',
      'Delete the line, and look above and below it for lines of the other version.':
        'Borra la línea, y busca encima y debajo líneas de la otra versión.',
      'the file ends before this "%1" is closed': 'el archivo termina antes de cerrar este "%1"',
      'Restore what is missing at the end, or close every bracket.':
        'Recupera lo que falta al final, o cierra todos los corchetes y llaves.',
    },
  },
  'parse/markdown': {
    about: 'Algo del Markdown que la página no puede mostrar.',
    says: {
      'the text is nested deeper than %1 levels':
        'el texto tiene más de %1 niveles, unos dentro de otros',
      'Flatten the quotes, lists or brackets here.':
        'Quita aquí niveles de citas, listas o corchetes.',
      'a merge conflict that is not resolved': 'un conflicto de git sin resolver',
      'Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.':
        'Deja una de las dos versiones y borra las líneas que empiezan con <<<<<<<, ======= y >>>>>>>.',
      'a picture stands where none can': 'hay un dibujo donde no puede haberlo',
    },
  },
  'parse/duplicate-key': {
    about: 'Una clave está dos veces en el mismo objeto.',
    says: {
      'duplicate key %1': 'la clave %1 está dos veces',
      'Delete one of the two: only the last would count.':
        'Borra una de las dos: solo contaría la última.',
    },
  },
  'schema/invalid': {
    about: 'Un campo falta, o su valor no es de la forma que el esquema pide.',
    says: {
      '%1 is missing': 'falta %1',
      '%1 must be one of %2 (got %3)': '%1 tiene que ser uno de estos: %2 (hay %3)',
      '%1 must be %2 (got %3)': '%1 tiene que ser %2 (hay %3)',
      '%1 must not be before %2 (got %3)': '%1 no puede ser antes de %2 (hay %3)',
      '%1 must have %2 (got %3)': '%1 tiene que tener %2 (hay %3)',
      '%1 does not have the expected format (got %2)': '%1 no tiene la forma esperada (hay %2)',
      '%1 is not allowed: %2 (got %3)': '%1 no se permite: %2 (hay %3)',
      'Write it in double quotes.': 'Escríbelo entre comillas dobles.',
      'Write the number without quotes.': 'Escribe el número sin comillas.',
      'Write a whole number without quotes.': 'Escribe un número entero sin comillas.',
      'Write true or false, without quotes.': 'Escribe true o false, sin comillas.',
      'Write a list.': 'Escribe una lista.',
      'Write an object with its fields.': 'Escribe un objeto con sus campos.',
      'the file name %1 cannot be an id': 'el nombre de archivo %1 no puede ser un id',
      'the key %1 cannot be an id': 'la clave %1 no puede ser un id',
      'Use at most %1 lower-case ASCII letters and digits, with hyphens between words.':
        'Usa como mucho %1 letras minúsculas sin acento y dígitos, con guiones entre las palabras.',
      'the file is named %1 but its id is %2': 'el archivo se llama %1, pero su id es %2',
      'Make the two equal.': 'Pon los dos iguales.',
    },
  },
  'schema/unknown-key': {
    about: 'Un campo que el esquema no conoce.',
    says: {
      '"%1" is not a field of "%2" in %3': '"%1" no es un campo de "%2" en %3',
      '"%1" is not a field of %2': '"%1" no es un campo de %2',
      'Known fields: %1.': 'Campos conocidos: %1.',
    },
  },
  'schema/too-many': {
    about: 'El archivo tiene más errores de los que se enumeran.',
    says: {
      '1 more mistake in this file': 'hay 1 error más en este archivo',
      '%1 more mistakes in this file': 'hay %1 errores más en este archivo',
      'Correct the ones that are listed: the next run lists what is left.':
        'Corrige los que se enumeran: la próxima vez sale lo que quede.',
    },
  },
  'link/missing-target': {
    about: 'Algo se nombra y no existe.',
    says: {
      'there is no fact "%1"': 'no hay ningún dato "%1"',
      'there is no source "%1"': 'no hay ninguna fuente "%1"',
      'the fact %1 has no reading "%2"': 'el dato %1 no tiene la lectura "%2"',
      'there is no %1 "%2"': 'no existe %1 "%2"',
      'Add it, or name one that exists.': 'Añádelo, o nombra uno que exista.',
      'Add it to data/sources.json, or cite one that is there.':
        'Añádela a data/sources.json, o cita una que esté ahí.',
      'Find the one you mean: licencia find %1. If there is none, add it to data/facts, or quote the value: {{"…"}}.':
        'Busca el que quieres decir: licencia find %1. Si no lo hay, añádelo a data/facts, o cita el valor: {{"…"}}.',
      'No fact of "%1" is there: has its file of data/facts become empty, or is it gone?':
        'No hay ningún dato de "%1": ¿quedó vacío su archivo de data/facts, o ya no está?',
      'Write %1, or name a reading that pages may print: %2.':
        'Escribe %1, o nombra una lectura que las páginas puedan mostrar: %2.',
    },
  },
  'link/bad-reference': {
    about: 'Lo que hay entre llaves no es una referencia.',
    says: {
      '%1 is neither a fact, nor a sum or a source, nor a quoted literal':
        '%1 no es un dato, ni una suma o una fuente, ni un literal entre comillas',
      'To find the fact that you mean: licencia find %1':
        'Para encontrar el dato que quieres decir: licencia find %1',
      'Write %1.': 'Escribe %1.',
    },
  },
  'link/broken-route': {
    about: 'Un enlace lleva a una página o a un título que no existe.',
    says: {
      'the site has no page %1': 'el sitio no tiene la página %1',
      'the page %1 has no heading #%2': 'la página %1 no tiene el título #%2',
      'Link to a page that exists, or add the page.': 'Enlaza una página que exista, o añádela.',
      'Link to a heading that the page has, or leave the # off.':
        'Enlaza un título que la página tenga, o quita el #.',
      'Write "%1": addresses of the site end in a slash.':
        'Escribe "%1": las direcciones del sitio terminan en una barra.',
    },
  },
  'link/duplicate-id': {
    about: 'Dos cosas tienen el mismo id.',
    says: {
      'duplicate id "%1": another %2 has it':
        'el id "%1" está repetido: ya lo tiene otro registro (%2)',
      'Give one of them another id.': 'Dale otro id a uno de los dos.',
    },
  },
  'link/orphan': {
    about: 'Un registro que ninguna página muestra, o un dato que nada nombra.',
    says: {
      'nothing refers to the fact %1': 'nada nombra el dato %1',
      'Print it where it belongs (%1), delete it, or say in "unprinted" why no page does.':
        'Muéstralo donde toca (%1), bórralo, o di en "unprinted" por qué ninguna página lo muestra.',
    },
  },
  'link/point-outside': {
    about: 'Las coordenadas o la región no son las de su municipio.',
    says: {
      '%1 is not in %2, but in the sea': '%1 no está en %2, sino en el mar',
      '%1 is not in %2, but in %3': '%1 no está en %2, sino en %3',
      'Correct the latitude, the longitude or the municipality.':
        'Corrige la latitud, la longitud o el municipio.',
      'Correct the region or the municipality.': 'Corrige la región o el municipio.',
    },
  },
  'fact/typed': {
    about: 'Un texto escribe una cifra de un dato que muestra otra.',
    says: {
      '"%1" is typed here, and %2 prints %3': 'aquí está escrito "%1", y %2 muestra %3',
      '"%1" is typed here, and %2 has the readings %3':
        'aquí está escrito "%1", y %2 tiene las lecturas %3',
      'Write %1 in place of "%2" and read the sentence again: it will say %3.':
        'Escribe %1 en lugar de "%2" y vuelve a leer la oración: dirá %3.',
      'If it is another figure, quote it: %1. If %2 is wrong, correct its reading and source; no ruling makes a typed figure true.':
        'Si es otra cifra, ponla entre comillas: %1. Si %2 está mal, corrige su lectura y su fuente; ninguna decisión vuelve cierta una cifra escrita.',
      'Plain text and code hold no references: correct the figure, or move it to where one may stand.':
        'Ni un texto sin formato ni un código lleva referencias: corrige la cifra, o llévala a donde puedan estar.',
    },
  },
  'fact/literal': {
    about:
      'Una cantidad está escrita aunque una lectura es igual: una referencia cambiaría con ella.',
    says: {
      '"%1" is a reading of %2, written out': '"%1" es una lectura de %2, escrita a mano',
      'Write %1 in place of "%2".': 'Escribe %1 en lugar de "%2".',
      'Write %1.': 'Escribe %1.',
      'Plain text and code hold no references: move the figure to where one may stand.':
        'Ni un texto sin formato ni un código lleva referencias: lleva la cifra a donde puedan estar.',
    },
  },
  'fact/unbound': {
    about: 'Una cantidad con unidad, o una fecha, que no es de ningún dato.',
    says: {
      '"%1" belongs to no fact': '"%1" no es de ningún dato',
      'Add a fact for it, or quote it: %1.': 'Añade un dato para ella, o ponla entre comillas: %1.',
    },
  },
  'fact/ambiguous-mention': {
    about: 'Una cantidad del texto puede ser de dos datos.',
    says: {
      '"%1" could belong to %2 or %3': '"%1" puede ser de %2 o de %3',
      'Refer to the one you mean (%1), or quote it: %2.':
        'Nombra el que quieres decir (%1), o ponla entre comillas: %2.',
    },
  },
  'fact/ambiguous-reference': {
    about: 'Una referencia sin lectura a un dato cuyas lecturas no coinciden.',
    says: {
      '%1 has no single value: its readings disagree and no ruling prefers one':
        '%1 no tiene un solo valor: sus lecturas no coinciden y ninguna decisión prefiere una',
      'Name the reading you mean: %1': 'Nombra la lectura que quieres decir: %1',
      'or decide: %1': 'o decide: %1',
    },
  },
  'fact/source-differs': {
    about: 'Una lectura no es lo que dice el registro de su fuente.',
    says: {
      '%1 cites %2 for "%3", but its record says "%4"':
        '%1 cita %2 para "%3", pero su registro dice "%4"',
      'Look into the source again and correct the one that is wrong.':
        'Mira otra vez la fuente y corrige lo que está mal.',
      '%1 has no record of what it says about %2': '%1 no tiene registrado qué dice de %2',
      'Look into the source, then add to data/sources.json, %1':
        'Mira la fuente y añade a data/sources.json, %1',
      '%1 has a record about %2, but no reading of it cites %3':
        '%1 tiene un registro sobre %2, pero ninguna lectura suya cita %3',
      'Delete the record, or cite the source in the reading.':
        'Borra el registro, o cita la fuente en la lectura.',
    },
  },
  'fact/contradiction': {
    about: 'Lecturas de un mismo dato se contradicen y nadie ha decidido.',
    says: {
      'readings contradict: %1': 'hay lecturas que se contradicen: %1',
      'claimed %1, actual %2: %3': 'dice %1, y hay %2: %3',
      'Write %1 instead of %2 at %3.': 'Escribe %1 en lugar de %2 en %3.',
      'Or, if both are meant: %1': 'O, si valen las dos: %1',
      'Correct a reading, or record what you decided:':
        'Corrige una lectura, o anota lo que decidiste:',
    },
  },
  'fact/derived': {
    about: 'Un dato no es lo que resulta de los datos de los que sale.',
    says: {
      '%1 prints %2, and %3 is %4': '%1 muestra %2, y %3 es %4',
      'Correct the one that is wrong, with its source; what follows from it changes with it.':
        'Corrige el que está mal, con su fuente; lo que sale de él cambia con él.',
      '%1 is derived from "%2", which is no sum of facts':
        '%1 sale de "%2", que no es una suma de datos',
      'Write it like "topic.one + topic.other", or name one fact.':
        'Escríbelo como "tema.uno + tema.otro", o nombra un solo dato.',
    },
  },
  'fact/ground-differs': {
    about: 'Un literal se apoya en un valor que su dato no muestra.',
    says: {
      '"%1" rests on %2 = %3, and %4 prints %5': '"%1" se apoya en %2 = %3, y %4 muestra %5',
      'Work it out again for %1, then write %2.': 'Haz la cuenta otra vez con %1 y escribe %2.',
    },
  },
  'fact/rejected-reading': {
    about: 'Un texto da una lectura que una decisión descartó.',
    says: {
      '"reading" names %1, which the ruling on %2 rejects':
        '"reading" nombra %1, que la decisión sobre %2 descarta',
      'Delete "reading": then the preferred reading is printed.':
        'Borra "reading": entonces sale la lectura preferida.',
      '%1 quotes a reading with a "!", and no ruling rejects it':
        '%1 cita una lectura con "!", y ninguna decisión la descarta',
      'Write it without the "!", or %1.': 'Escríbela sin el "!", o %1.',
      '%1 prints %2, which the ruling on %3 rejects':
        '%1 muestra %2, que la decisión sobre %3 descarta',
      'Write %1, which prints %2.': 'Escribe %1, que muestra %2.',
      'Or, if the sentence tells what was said and is not so: %1.':
        'O, si la oración cuenta lo que se decía y no es así: %1.',
    },
  },
  'fact/old-source': {
    about: 'Una fuente se leyó hace tanto que hoy puede decir otra cosa.',
    says: {
      'the source %1 was read on %2, and was to be read again by %3':
        'la fuente %1 se leyó el %2, y había que leerla otra vez antes del %3',
      'Read it again and set "readOn"; if it says something else, that is a new reading. If it cannot be read any more, say so: "withdrawn".':
        'Léela otra vez y pon el día en "readOn"; si dice otra cosa, es una lectura nueva. Si ya no se puede leer, dilo: "withdrawn".',
    },
  },
  'fact/unknown-telephone': {
    about: 'Un teléfono de un texto que ningún registro tiene.',
    says: {
      'no record holds the telephone number %1': 'ningún registro tiene el teléfono %1',
      'Compare it with its source. If it is right, add it to the note of that source in data/sources.json.':
        'Compáralo con su fuente. Si está bien, añádelo a la nota de esa fuente en data/sources.json.',
      'Numbers on record: %1.': 'Teléfonos registrados: %1.',
    },
  },
  'ruling/stale': {
    about: 'Las lecturas cambiaron después de la decisión.',
    says: {
      'Or correct the new readings, if they are wrong.':
        'O corrige las lecturas nuevas, si están mal.',
      'The ruling on %1 was made about other readings':
        'La decisión sobre %1 se tomó con otras lecturas',
      'Look again, then: %1': 'Mira otra vez, y después: %1',
    },
  },
  'ruling/review-due': {
    about: 'Llegó el día de mirar otra vez una decisión.',
    says: {
      'The ruling on %1 was to be reviewed by %2':
        'La decisión sobre %1 había que mirarla otra vez antes del %2',
      'Check the sources, then: %1': 'Mira las fuentes, y después: %1',
    },
  },
  'quiz/duplicate-option': {
    about: 'Dos opciones de una pregunta son iguales.',
    says: {
      'options %1 and %2 of %3 read the same: %4': 'las opciones %1 y %2 de %3 se leen igual: %4',
      'options %1 and %2 of %3 state the same quantity: %4':
        'las opciones %1 y %2 de %3 dicen la misma cantidad: %4',
      'Rewrite the wrong one of the two.': 'Escribe de otro modo la incorrecta de las dos.',
    },
  },
  'quiz/explanation-differs': {
    about: 'La explicación dice otra cantidad que la opción correcta.',
    says: {
      'the right option says %1, the explanation %2':
        'la opción correcta dice %1, y la explicación %2',
      'Say the figure of the right option in the explanation, or correct the one that is wrong.':
        'Di en la explicación la cifra de la opción correcta, o corrige la que está mal.',
    },
  },
  'item/readability': {
    about: 'La pregunta o sus opciones son difíciles de leer.',
    says: {
      'an option is %1 words long (maximum %2)': 'una opción tiene %1 palabras (máximo %2)',
      'the question is %1 words long (maximum %2)': 'la pregunta tiene %1 palabras (máximo %2)',
      'readability %1, below %2 (INFLESZ)': 'legibilidad %1, menos de %2 (INFLESZ)',
      'Say it in fewer words, or in two sentences.': 'Dilo con menos palabras, o en dos oraciones.',
      'Use shorter words in the question and its options, and shorter sentences.':
        'Usa palabras más cortas en la pregunta y sus opciones, y oraciones más cortas.',
    },
  },
  'item/explanation': {
    about:
      'La explicación es muy corta o muy larga, no dice la respuesta, nombra su fuente, se excusa o nombra una opción por su lugar.',
    says: {
      'an explanation of %1 words (%2 to %3)': 'una explicación de %1 palabras (de %2 a %3)',
      'Say the rule in one sentence; then why, or what happens otherwise; then, where a figure or a pair is to be kept, what helps to remember it.':
        'Di la regla en una oración; después por qué, o qué pasa si no; y, donde hay una cifra o un par que guardar, qué ayuda a recordarlo.',
      'the explanation only repeats the right option':
        'la explicación solo repite la opción correcta',
      'Say why it is right.': 'Di por qué es la correcta.',
      'the explanation has no word of the right option "%1"':
        'la explicación no tiene ninguna palabra de la opción correcta, "%1"',
      'Say the right answer in the explanation.': 'Di la respuesta correcta en la explicación.',
      'the explanation names its source, "%1"': 'la explicación nombra su fuente, "%1"',
      'Leave it out: the page prints what "cite" names, last and with its label.':
        'Quítala: la página muestra lo que "cite" nombra, al final y con su etiqueta.',
      'the explanation excuses itself: "%1"': 'la explicación se excusa: "%1"',
      'Say the rule. How sure its source is, the label says that is printed with it.':
        'Di la regla. Lo segura que es su fuente lo dice la etiqueta que sale con ella.',
      '"%1" names an option by its place, and options are shuffled':
        '"%1" nombra una opción por su lugar, y las opciones se mezclan',
      'Name the option by its words.': 'Nombra la opción por sus palabras.',
    },
  },
  'item/distractor-reason': {
    about: 'Una opción incorrecta sin su confusión, o una correcta que la tiene.',
    says: {
      '"%1" is the right option, but "why" says why it is wrong: "%2"':
        '"%1" es la opción correcta, pero "why" dice por qué está mal: "%2"',
      'no "why" at the wrong option "%1"': 'la opción incorrecta "%1" no tiene su "why"',
      'Read the question and its source again, and decide which option is right; then correct "right" or "why".':
        'Lee otra vez la pregunta y su fuente, y decide qué opción es la correcta; después corrige "right" o "why".',
      'If the option is wrong, say in "why" what learners confuse: %1':
        'Si la opción es incorrecta, di en "why" con qué se confunde: %1',
    },
  },
  'item/sign-words': {
    about: 'La descripción de una señal dice otra forma, color o letrero que el suyo.',
    says: {
      'its background is %1, and its description says another colour':
        'su fondo es %1, y su descripción dice otro color',
      'its border is %1, and its description says another colour':
        'su borde es %1, y su descripción dice otro color',
      'its legend is %1, and its description does not name this colour':
        'sus letras son de color %1, y su descripción no lo nombra',
      'it is described as "%1", and its shape is %2': 'está descrita como "%1", y su forma es %2',
      'Look at the source of the sign, and correct "symbol" or "%1".':
        'Mira la fuente de la señal, y corrige "symbol" o "%1".',
    },
  },
  'item/scene': {
    about:
      'Un dibujo muestra algo imposible o fuera de escala, o su descripción no basta o dice otra cosa.',
    says: {
      'Move it: change "x" or "from".': 'Muévelo: cambia "x" o "from".',
      'the label "%1" is partly outside of the picture': 'el rótulo "%1" se sale del dibujo',
      'Move what it names.': 'Mueve lo que nombra.',
      'the vehicle "%1" is not on its lane': 'el vehículo "%1" no está en su carril',
      'the vehicle "%1" is partly outside of the picture': 'el vehículo "%1" se sale del dibujo',
      'the description does not name "%1"': 'la descripción no nombra a "%1"',
      'the %1 says "%2" of "%3", and the picture shows: %4':
        '"%1" dice "%2" de "%3", y el dibujo muestra: %4',
      'the %1 says "%2", and no lane of the picture goes there':
        '"%1" dice "%2", y ningún carril del dibujo va hacia ahí',
      'Look at the picture, and correct "%1" or the place of the vehicle.':
        'Mira el dibujo, y corrige "%1" o el lugar del vehículo.',
      'Look at the picture, and correct "%1" or "to" of the lanes.':
        'Mira el dibujo, y corrige "%1" o el "to" de los carriles.',
      'Say in "description" where it is and what it does: some people have only these words.':
        'Di en "description" dónde está y qué hace: hay quien solo tiene estas palabras.',
    },
  },
  'text/citation': {
    about: 'Un artículo, una ley o un formulario escrito que ninguna fuente tiene.',
    says: {
      'no source record has "%1"': 'ninguna fuente registrada tiene "%1"',
      'Correct it, add the source to data/sources.json, or name it with the reason in "typedCitations" of data/site.json.':
        'Corrígelo, añade la fuente a data/sources.json, o nómbralo con su razón en "typedCitations" de data/site.json.',
      '"%1" is typed and could be a reference': '"%1" está escrito y puede ser una referencia',
      'Write %1, which follows its source record.':
        'Escribe %1, que sigue el registro de su fuente.',
    },
  },
  'text/placeholder': {
    about:
      'Algo que no es texto para visitantes: TODO, lorem ipsum, llaves sueltas, un conflicto de git.',
    says: {
      '"%1" is a placeholder, not text': '"%1" guarda el lugar de un texto que falta',
      'Write the text, or leave the field out until there is one.':
        'Escribe el texto, o quita el campo hasta que lo haya.',
      '%1 is not written yet: %2': '%1 no está escrito todavía: %2',
      'Write what TODO stands for. Nothing else is said about the record before.':
        'Escribe lo que va en lugar de TODO. Antes de eso no se dice nada más del registro.',
      '"%1" would be printed as it is': '"%1" saldría tal cual en la página',
      'If it is a reference, write {{topic.name}}. Texts for visitors need none of these signs.':
        'Si es una referencia, escribe {{tema.nombre}}. Los textos para visitantes no necesitan esos signos.',
    },
  },
  'text/relative-date': {
    about: 'Una fecha que solo es cierta por un tiempo: "hace 2 semanas".',
    says: {
      '"%1" is only true for a while': '"%1" solo es cierto por un tiempo',
      'Write the date.': 'Escribe la fecha.',
    },
  },
  'text/readability': {
    about: 'Un capítulo o artículo difícil de leer.',
    says: {
      'Join short sentences with "porque", "pero" or "así que" where one explains the other.':
        'Une oraciones cortas con "porque", "pero" o "así que" donde una explica la otra.',
      'readability %1, below %2 (INFLESZ)': 'legibilidad %1, menos de %2 (INFLESZ)',
      'Use shorter words and shorter sentences.': 'Usa palabras y oraciones más cortas.',
      'a sentence is %1 words long (maximum %2)': 'una oración tiene %1 palabras (máximo %2)',
      'Make two sentences of it; quoted law goes into a block quote (">").':
        'Hazla dos; lo que se cita de la ley va en un bloque de cita (">").',
      'sentences in paragraphs are %1 words long on average (%2 to %3)':
        'las oraciones de los párrafos tienen %1 palabras de promedio (de %2 a %3)',
    },
  },
  'text/word': {
    about: 'Un texto tiene una palabra que el sitio no usa.',
    says: {
      '"%1" is not a word for visitors: use "%2"': '"%1" no es palabra para visitantes: usa "%2"',
      // The reason is that of the word in data/vocabulario.json.
      '%1': '%1',
    },
  },
  'text/agreement': {
    about: 'Las palabras junto a una referencia no van con lo que ella muestra.',
    says: {
      '"%1" is not Spanish': '"%1" no es español',
      'The reference already prints that word: leave it out of the sentence.':
        'La referencia ya trae esa palabra: quítala de la oración.',
      'The reference already prints the unit: leave it out of the sentence.':
        'La referencia ya trae la unidad: quítala de la oración.',
      'The reference already prints the dollar sign.': 'La referencia ya trae el signo de dólar.',
    },
  },
  'text/future-date': {
    about: 'El día en que algo se escribió, leyó o decidió está por venir.',
    says: {
      '"%1" is %2, and today is %3': '"%1" es %2, y hoy es %3',
      'Write the day on which it happened.': 'Escribe el día en que pasó.',
    },
  },
  'manual/pictures': {
    about:
      'Una sección del manual sin dibujo, con demasiados, o con uno que ninguna regla explica.',
    says: {
      'no rule stands beside the picture "%1" of "%2"':
        'ninguna regla está junto al dibujo "%1" de "%2"',
      'Say the rule in the same paragraph, first in bold: %1':
        'Di la regla en el mismo párrafo, primero en negritas: %1',
      'the text of "%1" shows the picture "%2", which its "scenes" do not have':
        'el texto de "%1" muestra el dibujo "%2", que no está en su "scenes"',
      'Add %1 to "scenes", or take "%2" out of the text.':
        'Añade %1 a "scenes", o quita "%2" del texto.',
      'the section "%1" has no picture': 'la sección "%1" no tiene dibujo',
      'the section "%1" has %2 pictures (maximum %3)':
        'la sección "%1" tiene %2 dibujos (máximo %3)',
      'Draw what its first rule is about in data/escenas, if it can be drawn.':
        'Dibuja en data/escenas de qué trata su primera regla, si se puede dibujar.',
      'Make two sections of it, each with the questions that it teaches.':
        'Hazla dos secciones, cada una con las preguntas que enseña.',
    },
  },
  'manual/untaught-fact': {
    about: 'Un dato que una pregunta usa y ningún capítulo enseña.',
    says: {
      'Say %1 in the section %2, or ask for something that the manual teaches.':
        'Di %1 en la sección %2, o pregunta algo que el manual enseñe.',
      '%1 uses %2, which no chapter of the manual teaches':
        '%1 usa %2, que ningún capítulo del manual enseña',
    },
  },
  'output/over-budget': {
    about: 'Una página o un archivo pesa más que su presupuesto, o casi.',
    says: {
      '%1 is %2 bytes compressed, %3 over its budget of %4 (budgets.%5 of data/site.json)':
        '%1 pesa %2 bytes comprimido, %3 más que su presupuesto de %4 (budgets.%5 de data/site.json)',
      '%1 is %2 bytes compressed, %3 % of its budget of %4 (budgets.%5 of data/site.json)':
        '%1 pesa %2 bytes comprimido, el %3 % de su presupuesto de %4 (budgets.%5 de data/site.json)',
      'Say it shorter, or once: what another part says already can go. The largest parts, each compressed alone: %1.':
        'Dilo más corto, o una vez: lo que otra parte ya dice puede quitarse. Las partes más grandes, cada una comprimida aparte: %1.',
      'Say it shorter, or once: what another part says already can go.':
        'Dilo más corto, o una vez: lo que otra parte ya dice puede quitarse.',
    },
  },
  'review/unseen': {
    about: 'Algo que se lee, o un dibujo, no es lo que una persona miró la última vez.',
    says: {
      'nobody has looked at %1, and %2 that only print a changed fact':
        'nadie ha mirado esto: %1, y %2 que solo muestran un dato que cambió',
      'nobody has looked at %1': 'nadie ha mirado esto: %1',
      'nothing was reviewed yet: %1 is missing or empty':
        'todavía no se ha mirado nada: %1 falta o está vacío',
      '%1 holds more than what was reviewed': '%1 tiene más que lo que se miró',
      'licencia review%1 shows it, word by word; licencia review --accept%2 records that you looked at it.':
        'licencia review%1 lo muestra, palabra por palabra; licencia review --accept%2 anota que lo miraste.',
      'If the folder was deleted by mistake: %1': 'Si la carpeta se borró por error: %1',
      'reviewed/README.md is missing, so nobody knows which version of this program wrote the files: restore it from version control, or accept, which writes it.':
        'Falta reviewed/README.md, y no se sabe qué versión del programa escribió los archivos: recupéralo con git, o acepta, que lo escribe.',
      'reviewed/README.md was edited or is in conflict, so nobody knows which version of this program wrote the files: restore it from version control, or accept, which writes it.':
        'reviewed/README.md se editó o está en conflicto, y no se sabe qué versión del programa escribió los archivos: recupéralo con git, o acepta, que lo escribe.',
      'reviewed/ is of another version of this program (format %1, here %2), so units may differ of which no word changed. Look at what changed with that version, or with licencia diff, then accept all: no record gets a new day by that.':
        'reviewed/ es de otra versión del programa (formato %1, aquí %2): puede salir distinto lo que no cambió ni una palabra. Mira lo que cambió con esa versión, o con licencia diff, y después acepta todo: ningún registro cambia de fecha por eso.',
      '%1 of reviewed/ no unit has written: %2. Move them away.':
        '%1 de reviewed/ que nada escribió: %2. Sácalos de ahí.',
    },
  },
};
