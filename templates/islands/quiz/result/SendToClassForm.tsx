/** Sends a result to a teacher, by links that contain the pupil's name. Links for other readers do not contain it. */
import { useState } from 'react';
import { ShareButtons } from '../../parts/question/ShareButtons.tsx';
import { readPupilName } from '../../store/pupil-name.ts';

type Props = {
  url: string;
  text: string;
  /** True if the visitor came by a class link, which makes this the next step. */
  isNext: boolean;
};

export function SendToClassForm({ url, text, isNext }: Props) {
  const [name, setName] = useState(readPupilName);
  const named = name.trim() === '' ? url : `${url}&n=${encodeURIComponent(name.trim())}`;
  const Heading = isNext ? 'h2' : 'h3';
  return (
    <section className="pupil-form">
      <Heading>{isNext ? 'Envíalo a tu clase' : '¿Es para tu clase?'}</Heading>
      <label>
        Tu nombre o apodo{' '}
        <input
          type="text"
          maxLength={30}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <div className="action-bar">
        <ShareButtons url={named} text={text} toTeacher={isNext ? 'next' : 'later'} isLive />
      </div>
      <small>Tu nombre va solo en estos enlaces y no se guarda.</small>
    </section>
  );
}
