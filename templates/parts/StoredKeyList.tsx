/** Every key that the site stores on the device, from the registry that the code uses, so that no key is missing. */
import { STORED_KEYS } from '../islands/store/registry.ts';

export function StoredKeyList() {
  return (
    <section>
      <h2 id="claves">Lista de lo que se guarda</h2>
      <dl className="prose">
        {STORED_KEYS.map(({ key, purpose, lifetime }) => (
          <div key={key}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>
              {purpose} {lifetime}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        Si guardas el sitio para usarlo sin conexión, el navegador guarda también sus páginas, en
        una caché cuyo nombre empieza por <code>licencia-</code>. Nada de esto sale de tu
        dispositivo, salvo lo que tú compartes.
      </p>
    </section>
  );
}
