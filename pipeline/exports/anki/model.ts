/**
 * The note types of the Anki decks. Learners' collections recognise them by their ids and field names: these never
 * change.
 */

export const QUESTION_FIELDS = [
  'Id',
  'Pregunta',
  'Imagen',
  'OpcionA',
  'OpcionB',
  'OpcionC',
  'OpcionD',
  'Correcta',
  'Respuesta',
  'Explicacion',
  'Nota',
  'Fuentes',
  'Manual',
  'Enlace',
] as const;

export const SIGN_FIELDS = [
  'Id',
  'Imagen',
  'Nombre',
  'TambienLlamada',
  'Significado',
  'QueHacer',
  'Enlace',
] as const;

/** Creation time of every collection, in seconds: 20 November 2026, four in the morning in Puerto Rico. */
export const COLLECTION_CREATED_AT = 1_795_161_600;

/** @property id looks like a creation time in milliseconds @property front, back card templates */
export type NoteType = {
  id: number;
  name: string;
  fields: readonly string[];
  card: string;
  front: string;
  back: string;
};

/** Unix time in seconds; raise it when the templates or the style below change. */
const MODIFIED = 1_795_536_000;

const CSS = `.card{font-family:system-ui,sans-serif;font-size:20px;line-height:1.4;text-align:left;color:#14211c;background:#fff;max-width:34em;margin:0 auto;padding:12px}
.lpr .question,.lpr .respuesta{font-weight:700}
.lpr img{display:block;max-width:60%;max-height:240px;margin:12px auto}
.lpr li{margin:8px 0}
.lpr .respuesta{border-left:6px solid #0b6b3a;padding-left:10px}
.lpr .note{border-left:6px solid #7a5200;padding-left:10px}
.lpr .site-footer{font-size:15px;color:#47554e}
.nightMode.card,.night_mode.card{color:#ecefe8;background:#1c2421}
.nightMode .lpr .site-footer,.night_mode .lpr .site-footer{color:#a9b5ae}`;

/**
 * Shuffles the options differently each day, so that nobody learns the place of the answer. Front and back are rendered
 * separately and share no state, so the order is computed from the day and the question. The script is written for the
 * oldest web views of phones; without scripts the options keep the order of the site.
 */
const ORDER = `<script>(function(){
var list=document.querySelector('.lpr .options');if(!list)return;
var now=new Date(),text=list.getAttribute('data-id')+now.getFullYear()+'-'+now.getMonth()+'-'+now.getDate(),seed=7,order=[0,1,2,3];
for(var i=0;i<text.length;i++)seed=(seed*31+text.charCodeAt(i))%2147483647;
for(var n=3;n>0;n--){seed=seed*16807%2147483647;var k=seed%(n+1),last=order[n];order[n]=order[k];order[k]=last}
order.forEach(function(place){list.appendChild(list.querySelector('[data-lugar="'+place+'"]'))});
var letter=document.querySelector('.lpr .letter');
if(letter)letter.textContent='ABCD'.charAt(order.indexOf('ABCD'.indexOf(letter.getAttribute('data-letra'))));
})()</script>`;

/** Anki runs MathJax over every card; the classes make it ignore the text. */
const BOX = '<div class="lpr mathjax_ignore tex2jax_ignore">';
const FOOT = 'Material educativo, no oficial.';

export const QUESTION_TYPE: NoteType = {
  id: 1_690_000_000_500,
  name: 'Licencia PR: pregunta de cuatro opciones',
  fields: QUESTION_FIELDS,
  card: 'Pregunta y respuesta',
  front: `${BOX}
<p class="question">{{Pregunta}}</p>
{{#Imagen}}<p>{{Imagen}}</p>{{/Imagen}}
<ol type="A" class="options" data-id="{{text:Id}}"><li data-lugar="0">{{OpcionA}}</li><li data-lugar="1">{{OpcionB}}</li><li data-lugar="2">{{OpcionC}}</li><li data-lugar="3">{{OpcionD}}</li></ol>
</div>
${ORDER}`,
  back: `{{FrontSide}}
<hr id="answer">
${BOX}
<p class="respuesta"><span class="letter" data-letra="{{text:Correcta}}">{{Correcta}}</span>. {{Respuesta}}</p>
<div>{{Explicacion}}</div>
{{#Nota}}<p class="note">{{Nota}}</p>{{/Nota}}
<p class="site-footer">Manual: {{Manual}}<br>{{Enlace}}<br>${FOOT}<br>Fuente: {{Fuentes}}</p>
</div>
${ORDER}`,
};

export const SIGN_TYPE: NoteType = {
  id: 1_690_000_000_600,
  name: 'Licencia PR: señal',
  fields: SIGN_FIELDS,
  card: 'Qué señal es',
  front: `${BOX}
<p>{{Imagen}}</p>
<p class="question">¿Qué señal es y qué haces cuando la ves?</p>
</div>`,
  back: `{{FrontSide}}
<hr id="answer">
${BOX}
<p class="respuesta">{{Nombre}}</p>
{{#TambienLlamada}}<p>También le dicen: {{TambienLlamada}}</p>{{/TambienLlamada}}
<p>{{Significado}}</p>
<p>{{QueHacer}}</p>
<p class="site-footer">{{Enlace}}<br>${FOOT}</p>
</div>`,
};

/** @param deck the deck for cards that somebody adds by hand @returns the record of a note type in a collection */
export function modelOf({ id, name, fields, card, front, back }: NoteType, deck: number): object {
  return {
    id,
    name,
    type: 0,
    mod: MODIFIED,
    usn: 0,
    sortf: 0,
    did: deck,
    tags: [],
    vers: [],
    css: CSS,
    latexPre: '\\documentclass[12pt]{article}\n\\begin{document}\n',
    latexPost: '\\end{document}',
    latexsvg: false,
    flds: fields.map((each, ord) => ({
      name: each,
      ord,
      font: 'Arial',
      size: 20,
      media: [],
      rtl: false,
      sticky: false,
    })),
    tmpls: [{ name: card, ord: 0, qfmt: front, afmt: back, bqfmt: '', bafmt: '', did: null }],
    // Anki makes a card if the second field, which is the question or the picture, is not empty.
    req: [[0, 'any', [1]]],
  };
}
