/** Testimonials: marked as examples, unless the record has the person's consent and a source. */
import type { Testimonial } from '../../schemas/home.ts';
import type { View } from '../view.ts';

export function Testimonials({ view, items }: { view: View; items: readonly Testimonial[] }) {
  return (
    <>
      <Group title="Testimonios" items={items.filter(isBacked)} />
      {view.settings.unsupportedClaims === 'show' && <TestimonialExamples items={items} />}
    </>
  );
}

export function TestimonialExamples({ items }: { items: readonly Testimonial[] }) {
  return (
    <Group
      title="Testimonios de ejemplo"
      note="Textos del propio sitio, sin verificar. Ninguna persona real los ha confirmado."
      items={items.filter((item) => !isBacked(item))}
    />
  );
}

function isBacked(item: Testimonial): boolean {
  return item.consent !== undefined && item.source !== undefined;
}

type GroupProps = { title: string; note?: string; items: readonly Testimonial[] };

function Group({ title, note, items }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {note && <p className="meta">{note}</p>}
      <div className="testimonial-row" role="region" aria-label={title} tabIndex={0}>
        <ul className="cards">
          {items.map((item) => (
            <li key={item.id} className="card">
              <blockquote>
                <p>«{item.comment}»</p>
              </blockquote>
              <p className="testimonial-author">
                <span className="initials" aria-hidden="true">
                  {item.avatar}
                </span>
                <span>
                  <b>{item.name}</b>, {item.location}
                  <br />
                  <span className="meta">
                    {item.rating} de 5 · {item.center} · {item.date}
                    {item.verified && isBacked(item) && ' · verificado'}
                  </span>
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
