/** The hero's drawing: a road to the cordillera under a guide sign with the site's real counts. Colours follow the theme. */
import type { HomeProps } from '../page-props.ts';

const ARROWS = {
  ahead: 'M20 38V6M6 20 20 5l14 15',
  slant: 'M6 36 34 8M12 8h22v22',
  right: 'M3 22h34M22 7l15 15-15 15',
};

export function RoadScene({ counts }: { counts: HomeProps['counts'] }) {
  const rows = [
    { label: 'Practicar', count: counts.questions, arrow: ARROWS.ahead },
    { label: 'Manual', count: counts.chapters, arrow: ARROWS.slant },
    { label: 'CESCO', count: counts.centres, arrow: ARROWS.right },
  ];
  return (
    <svg
      className="paisaje"
      viewBox="0 0 1280 720"
      width="1280"
      height="720"
      role="img"
      aria-label={`Carretera hacia la cordillera bajo un letrero verde: Practicar ${counts.questions}, Manual ${counts.chapters}, CESCO ${counts.centres}`}
    >
      <path d="M0 0h1280v720H0Z" fill="var(--sky)" />
      <circle cx="1010" cy="150" r="82" fill="var(--sun-disc)" />
      <path
        d="M0 450 130 350l130 70 190-170 190 130 190-110 180 120 150-80 120 110v230H0Z"
        fill="var(--hill-1)"
      />
      <path d="M0 540 220 420l220 80 210-60 260 90 220-70 150 60v260H0Z" fill="var(--hill-2)" />
      <path d="M0 640 300 545l340-50 340 60 300 75v90H0Z" fill="var(--hill-3)" />
      <path d="M604 486h72l424 234H180Z" fill="var(--road)" />
      <path d="M611 486 208 720h34l377-234Zm50 0 377 234h34L669 486Z" fill="#fff" />
      <path
        d="m637 494h6l2 26h-10Zm-4 46h14l5 42h-24Zm-9 64h32l8 54h-48Zm-12 80h56l7 36h-70Z"
        fill="var(--sun)"
      />
      <path
        d="M1002 640c4-60-2-96-18-130l14-6 14 40 22-52 12 6-26 68c-4 24-4 48 0 74Z"
        fill="var(--trunk)"
      />
      <path
        d="M880 520c-6-44 40-70 78-62 26-32 92-30 112 2 44-6 84 26 74 62-40 14-76-12-112 2-30-18-58 6-92-2-22 8-44 6-60-2Z"
        fill="var(--flamboyan)"
      />
      <path d="M120 330h16v330h-16Zm470 0h16v176h-16Z" fill="var(--post)" />
      <path d="M1119 300h14v330h-14Z" fill="var(--post)" />
      <rect x="56" y="66" width="618" height="284" rx="24" fill="var(--panel)" />
      <rect
        x="70"
        y="80"
        width="590"
        height="256"
        rx="14"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
      />
      <g fill="#fff" fontSize="58">
        {rows.map((row, line) => (
          <g key={row.label} transform={`translate(106 ${154 + line * 77})`}>
            <text>{row.label}</text>
            <text x="446" textAnchor="end">
              {row.count}
            </text>
            <path
              d={row.arrow}
              transform="translate(478 -43)"
              fill="none"
              stroke="#fff"
              strokeWidth="9"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </g>
        ))}
      </g>
      <path
        d="M1126 236 1244 354 1126 472 1008 354Z"
        fill="#ffcd00"
        stroke="#14211c"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <path
        d="M1128 416v-22c0-22-30-20-30-44s34-18 34-44v-10m-18 16 18-20 18 20"
        fill="none"
        stroke="#14211c"
        strokeWidth="14"
        strokeLinejoin="round"
      />
    </svg>
  );
}
