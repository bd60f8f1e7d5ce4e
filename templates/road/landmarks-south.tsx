/** The landmarks of the second half of the road, from Yauco to the CESCO, as `landmarks.tsx` has those of the first. */
import type { ReactNode } from 'react';

export const SOUTHERN = {
  yauco: (
    <>
      <path d="M0 60q10-44 32-46 24 2 32 46z" fill="var(--g2)" />
      <path d="M28 60V18h8v42z" fill="var(--w)" />
      <path d="M28 22h8m-8 6h8m-8 6h8m-8 6h8m-8 6h8m-8 6h8" stroke="var(--w3)" strokeWidth="1.6" />
      <path d="M14 20h13v12H14z" fill="var(--y)" />
      <path d="M37 17h12v13H37z" fill="var(--p)" />
      <path d="M8 34h18v11H8z" fill="var(--z)" />
      <path d="M38 32h18v12H38z" fill="var(--o)" />
      <path d="M2 47h24v13H2z" fill="var(--r)" />
      <path d="M38 46h24v14H38z" fill="var(--a2)" />
      <path
        d="M13 20h15l-3-4H16zm23-3h14l-3-4h-8zM7 34h20v2H7zm30-2h20v2H37zM1 47h26v2H1zm36-1h26v2H37z"
        fill="var(--k)"
      />
      <g fill="var(--b)">
        <path d="M18 24h4v4h-4zm22-3h4v4h-4zM12 38h3v4h-3zm7 0h3v4h-3zm25-2h3v4h-3zm6 0h3v4h-3zM7 52h4v8H7zm10 0h4v4h-4zm26-1h4v4h-4zm10 0h4v9h-4z" />
      </g>
    </>
  ),
  bombas: (
    <>
      <path d="M16 30h32v30H16z" fill="var(--r)" />
      <path d="M19 30h3v30h-3zm7 0h3v30h-3zm9 0h3v30h-3zm7 0h3v30h-3z" fill="var(--k)" />
      <path d="M14 30l18-9 18 9z" fill="var(--r)" />
      <path d="M18 30l14-7 14 7z" fill="var(--k)" />
      <path d="M24 60V45a8 8 0 0 1 16 0v15z" fill="var(--b)" />
      <path d="M26 60V46a6 6 0 0 1 12 0v14z" fill="var(--k)" />
      <path d="M31.3 40h1.4v20h-1.4z" fill="var(--b)" />
      <path d="M4 22h14v38H4zm42 0h14v38H46z" fill="var(--r)" />
      <path
        d="M4 28h14v4H4zm0 8h14v4H4zm0 8h14v4H4zm0 8h14v4H4zm42-24h14v4H46zm0 8h14v4H46zm0 8h14v4H46zm0 8h14v4H46z"
        fill="var(--k)"
      />
      <path
        d="M8 60V48a3 3 0 0 1 6 0v12zm42 0V48a3 3 0 0 1 6 0v12zM9 34a2 2 0 0 1 4 0v7H9zm42 0a2 2 0 0 1 4 0v7h-4z"
        fill="var(--b)"
      />
      <path d="M2 20h18v3H2zm42 0h18v3H44zM14 29h36v2.5H14z" fill="var(--b)" />
      <path d="M5 20q0-9 6-12 6 3 6 12zm42 0q0-9 6-12 6 3 6 12z" fill="var(--k)" />
      <path d="M10.3 3h1.4v6h-1.4zm42 0h1.4v6h-1.4z" fill="var(--w3)" />
      <path d="M2 58h60v2H2z" fill="var(--w2)" />
    </>
  ),
  toro: (
    <>
      <path d="M-2 60L14 34l9 7L40 10l10 14 16 36z" fill="var(--g2)" />
      <path d="M40 10l10 14 16 36H46q4-26-6-50z" fill="var(--g3)" />
      <path d="M40 10V1m4 12V5m-8 11V8" stroke="var(--r)" strokeWidth="1.6" />
      <path d="M6 38q-5 0-5-4 0-4 5-4 2-5 8-4 5 1 6 5 7-1 8 4 0 3-4 3z" fill="var(--b)" />
      <path d="M-2 60q10-14 24-12 12-8 24-2 12 0 20 14z" fill="var(--g1)" />
      <path d="M8 60q2-6 14-5t14-3q6-5-2-6" fill="none" stroke="var(--k)" strokeWidth="4" />
    </>
  ),
  guavate: (
    <>
      <path d="M48 60V34h4v26z" fill="var(--t)" />
      <circle cx="50" cy="24" r="13" fill="var(--g3)" />
      <circle cx="42" cy="20" r="8" fill="var(--g2)" />
      <path d="M6 28h42v32H6z" fill="var(--t)" />
      <path d="M9 32h36v14H9z" fill="var(--w)" />
      <path d="M2 30l8-12h34l8 12z" fill="var(--r)" />
      <path
        d="M11 18l-3 12m9-12l-1 12m8-12v12m8-12l1 12m5-12l3 12"
        stroke="var(--b)"
        strokeWidth="1.2"
        opacity=".7"
      />
      <path d="M4 46h46v5H4z" fill="var(--w2)" />
      <path d="M13 36q6 6 13 3 7 3 14-3" stroke="var(--k)" fill="none" />
      <g fill="var(--y)">
        <circle cx="16" cy="38" r="1.8" />
        <circle cx="23" cy="39.5" r="1.8" />
        <circle cx="30" cy="39.5" r="1.8" />
        <circle cx="37" cy="38" r="1.8" />
      </g>
      <path d="M18 46v-3h8v3zm12 0v-5h4v5z" fill="var(--o)" />
      <path
        d="M14 14q-3-4 0-7t0-6m8 11q-3-4 0-7t0-4"
        stroke="var(--w3)"
        strokeWidth="1.8"
        fill="none"
      />
    </>
  ),
  colmado: (
    <>
      <path d="M4 14h56v46H4z" fill="var(--y)" />
      <path d="M2 10h60v5H2z" fill="var(--w3)" />
      <path d="M8 16h48v10H8z" fill="var(--b)" />
      <text x="32" y="24" textAnchor="middle" fontSize="8.5" fill="var(--r)">
        COLMADO
      </text>
      <path d="M4 29h56l3 9H1z" fill="var(--b)" />
      <path d="M4 29h8l-1.5 9H1zm16 0h8v9h-8.5zm16 0h8l1 9h-9zm16 0h8l3 9h-9z" fill="var(--r)" />
      <path d="M10 40h16v20H10z" fill="var(--k)" />
      <path d="M31 40h23v13H31z" fill="var(--a)" />
      <path d="M31 53h23v2H31z" fill="var(--w3)" />
      <path d="M34 47h4v6h-4zm6-2h4v8h-4zm6 3h5v5h-5z" fill="var(--o)" />
      <path d="M13 44h10v6H13z" fill="var(--w)" opacity=".5" />
    </>
  ),
  hamaca: (
    <>
      <path d="M0 46h64v8H0z" fill="var(--a)" />
      <path d="M0 60q16-9 32-8t32 2v6z" fill="var(--w)" />
      <path d="M11 58q5-20-1-40l3-1q7 20 2 41zm39 0q-4-18 3-36l3 1q-6 18-2 35z" fill="var(--t)" />
      <path
        d="M12 18Q4 10-3 17q8-1 15 1zm0 0Q8 6 0 6q8 4 12 12zm0 0q1-12 11-12-8 4-11 12zm0 0q8-6 15 1-8-2-15-1zm0 0q6 1 7 9-5-4-7-9zm0 0q-7 2-8 9 5-4 8-9zM54 22q-8-8-15-1 8-1 15 1zm0 0q-4-12-12-12 8 4 12 12zm0 0q1-12 11-12-8 4-11 12zm0 0q8-6 13 2-6-3-13-2zm0 0q6 1 6 9-4-4-6-9zm0 0q-7 2-8 9 5-4 8-9z"
        fill="var(--g2)"
      />
      <path d="M14 38q18 22 37 2-8 6-19 6t-18-8z" fill="var(--r)" />
      <path d="M14 38q18 14 37 2-18 18-37-2z" fill="var(--o)" />
      <path d="M36 30h6l-6 6h6m3-14h5l-5 5h5" stroke="var(--k)" strokeWidth="1.6" fill="none" />
    </>
  ),
  lancha: (
    <>
      <path d="M6 42h54q-1 12-8 16H14Q8 52 6 42z" fill="var(--b)" />
      <path d="M7 47h52l-2 4H8.5z" fill="var(--z)" />
      <path d="M12 30h36v12H12z" fill="var(--w)" />
      <path d="M10 28h40v3H10z" fill="var(--w3)" />
      <path d="M30 18h15v10H30z" fill="var(--b)" />
      <path d="M32 20h11v4H32z" fill="var(--a2)" />
      <path d="M28 16h19v3H28z" fill="var(--z)" />
      <g fill="var(--a2)">
        <path d="M15 33h5v5h-5zm8 0h5v5h-5zm8 0h5v5h-5zm8 0h5v5h-5z" />
      </g>
      <path d="M18 28V18h5v10z" fill="var(--r)" />
      <path d="M36 16V8" stroke="var(--k)" strokeWidth="1.5" />
      <path d="M0 56q8-4 16 0t16 0 16 0 16 0v6H0z" fill="var(--a2)" />
      <path d="M0 58q8-3 16 0t16 0 16 0 16 0" stroke="var(--b)" strokeWidth="1.5" fill="none" />
    </>
  ),
  yunque: (
    <>
      <path d="M-2 60L12 30l10 2 8-18 12-3 8 8 6 16 10 25z" fill="var(--g2)" />
      <path d="M42 11l8 8 6 16 10 25H44q4-28-2-49z" fill="var(--g3)" />
      <path d="M29 32q3-3 6 0l1 22h-8z" fill="var(--a)" />
      <path d="M31.5 32h1.6v22h-1.6z" fill="var(--b)" />
      <path d="M22 60q0-8 10-8t10 8z" fill="var(--a2)" />
      <path
        d="M-2 60q0-14 8-18 2 8 8 10 6-4 9 8zm43 0q2-10 9-9 2-9 9-12 6 6 5 21z"
        fill="var(--g1)"
      />
      <path d="M8 48q-2-7 3-9 2 5-3 9zm46-3q-3-6 2-9 3 5-2 9z" fill="var(--r)" />
      <path d="M24 14q-5 0-5-4t5-4q2-6 9-5 6 1 7 5 7-1 7 4 0 4-5 4z" fill="var(--b)" />
      <path
        d="M26 17l-2 5m8-5l-2 5m8-5l-2 5"
        stroke="var(--a2)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  ),
  loiza: (
    <>
      <path
        d="M16 24Q2 20 4 4q6 10 17 12zm32 0q14-4 12-20-6 10-17 12zM26 18Q20 10 23 0q6 6 8 15zm12 0q6-8 3-18-6 6-8 15zM13 36Q2 38 0 28q8 3 14 0zm38 0q11 2 13-8-8 3-14 0z"
        fill="var(--y)"
      />
      <path d="M4 4q3 6 8 9-2 3-3 5-6-5-5-14zm56 0q-3 6-8 9 2 3 3 5 6-5 5-14z" fill="var(--r)" />
      <path d="M13 30q1-16 19-16t19 16q1 30-19 30T13 30z" fill="var(--m)" />
      <path d="M32 14q18 0 19 16 1 30-19 30z" fill="var(--r)" />
      <path d="M18 31q5-7 12 0-6 6-12 0zm16 0q7-7 12 0-6 6-12 0z" fill="var(--b)" />
      <circle cx="24.5" cy="31" r="2.4" fill="var(--k)" />
      <circle cx="39.5" cy="31" r="2.4" fill="var(--k)" />
      <path d="M30 34h4l3 8H27z" fill="var(--y)" />
      <path d="M19 45q13 5 26 0-2 11-13 11T19 45z" fill="var(--k)" />
      <path d="M22 46.5l3 5 3-4 4 5 4-5 3 4 3-5q-10 3-20 0z" fill="var(--b)" />
      <g fill="var(--y)">
        <circle cx="20" cy="23" r="1.5" />
        <circle cx="26" cy="20" r="1.5" />
        <circle cx="32" cy="19" r="1.5" />
        <circle cx="38" cy="20" r="1.5" />
        <circle cx="44" cy="23" r="1.5" />
      </g>
    </>
  ),
  gomera: (
    <>
      <path d="M4 24h44v36H4z" fill="var(--w2)" />
      <path d="M1 26l6-10h40l5 10z" fill="var(--w3)" />
      <path
        d="M12 16l-3 10m10-10l-2 10m10-10l-1 10m8-10v10m7-10l2 10"
        stroke="var(--b)"
        strokeWidth="1.2"
      />
      <path d="M8 29h36v9H8z" fill="var(--b)" />
      <text x="26" y="36.3" textAnchor="middle" fontSize="7.6" fill="var(--r)">
        GOMERA
      </text>
      <path d="M10 42h18v18H10z" fill="var(--k)" />
      <path d="M10 45h18m-18 4h18" stroke="var(--w3)" />
      <g fill="var(--k)">
        <rect x="34" y="51" width="26" height="9" rx="4.5" />
        <rect x="36" y="42" width="24" height="9" rx="4.5" />
      </g>
      <rect x="35" y="33" width="24" height="9" rx="4.5" fill="var(--y)" />
      <path d="M39 55.5h16m-14-9h15m-16-9h14" stroke="var(--w3)" strokeWidth="1.6" />
      <circle cx="55" cy="20" r="8" fill="var(--k)" />
      <circle cx="55" cy="20" r="3.4" fill="var(--b)" />
    </>
  ),
  camion: (
    <>
      <path d="M-2 60Q10 30 26 34 36 18 66 48v12z" fill="var(--g1)" />
      <path d="M4 22h36v28H4z" fill="var(--b)" />
      <path d="M4 22h36v5H4zm0 18h36v4H4z" fill="var(--z)" />
      <path d="M42 30h10l8 10v12H42z" fill="var(--r)" />
      <path d="M46 33h6l5 7H46z" fill="var(--a)" />
      <path d="M2 50h58v4H2z" fill="var(--k)" />
      <path d="M43 22h3v9h-3z" fill="var(--w3)" />
      <g fill="var(--k)">
        <circle cx="13" cy="54" r="6" />
        <circle cx="27" cy="54" r="6" />
        <circle cx="50" cy="54" r="6" />
      </g>
      <g fill="var(--w)">
        <circle cx="13" cy="54" r="2.3" />
        <circle cx="27" cy="54" r="2.3" />
        <circle cx="50" cy="54" r="2.3" />
      </g>
      <path d="M58 46h3v4h-3z" fill="var(--y)" />
    </>
  ),
  puente: (
    <>
      <path d="M-2 60V44q10-10 18-4l6 20zM66 60V42q-12-8-18-2l-6 20z" fill="var(--g2)" />
      <path d="M12 54q10-4 20 0t20 0v6H12z" fill="var(--a)" />
      <path d="M17 60L20 4h4l3 56h-4l-1-20-1 20zm20 0L40 4h4l3 56h-4l-1-20-1 20z" fill="var(--w)" />
      <path
        d="M22 6L0 38m22-28L8 38M22 14l-7 24M22 6l10 28m-10-24l8 28m-8-24l4 24M42 6L32 34m10-24l-8 28m8-24l-4 24M42 6l22 32M42 10l14 28M42 14l7 24"
        stroke="var(--y)"
        strokeWidth="1.3"
        fill="none"
      />
      <path d="M-2 37h68v5H-2z" fill="var(--k)" />
      <path d="M-2 39h68" stroke="var(--b)" strokeWidth="1" strokeDasharray="4 3" />
    </>
  ),
  peaje: (
    <>
      <path d="M2 52h60v8H2z" fill="var(--k)" />
      <path d="M4 56h56" stroke="var(--b)" strokeWidth="1.4" strokeDasharray="5 4" />
      <path d="M8 26h4v28H8zm22 0h4v28h-4zm22 0h4v28h-4z" fill="var(--w3)" />
      <path d="M0 10h64v17H0z" fill="var(--panel)" />
      <rect x="2" y="12" width="60" height="13" fill="none" stroke="#fff" strokeWidth="1.2" />
      <text x="32" y="22.5" textAnchor="middle" fontSize="10.5" fill="#fff">
        PEAJE
      </text>
      <path d="M25 36h14v18H25z" fill="var(--w)" />
      <path d="M28 39h8v6h-8z" fill="var(--a)" />
      <path d="M23 34h18v3H23z" fill="var(--r)" />
      <path d="M40 44h18v3H40z" fill="var(--b)" />
      <path d="M43 44h4v3h-4zm8 0h4v3h-4z" fill="var(--r)" />
      <circle cx="18" cy="30.5" r="2.6" fill="var(--g2)" />
      <circle cx="45" cy="30.5" r="2.6" fill="var(--y)" />
    </>
  ),
  ceiba: (
    <>
      <path d="M-2 60q16-7 34-6t34 6z" fill="var(--g1)" />
      <path
        d="M14 58q10-4 12-16l1-14h10l1 14q2 12 12 16-9-1-13-6l-2 6-3-5-3 5-2-6q-4 5-13 6z"
        fill="var(--t)"
      />
      <path d="M28 32l-11-9 2-2 10 6 2-12h3l1 12 10-7 2 2-12 11z" fill="var(--t)" />
      <path
        d="M4 24q-4-9 7-11 3-9 13-8 8-7 17 0 10-1 12 8 11 3 6 12-8 5-16 1-10 5-20 0-11 4-19-2z"
        fill="var(--g2)"
      />
      <path d="M33 4q5-1 8 2 10-1 12 8 11 3 6 12-8 5-16 1-6 3-10 2 10-8 0-25z" fill="var(--g3)" />
    </>
  ),
  cesco: (
    <>
      <path d="M4 26h56v34H4z" fill="var(--w)" />
      <path d="M4 26h56v4H4z" fill="var(--w3)" />
      <path d="M10 6h44v17H10z" fill="var(--panel)" />
      <rect x="12" y="8" width="40" height="13" fill="none" stroke="#fff" strokeWidth="1.2" />
      <text x="32" y="18.6" textAnchor="middle" fontSize="10.5" fill="#fff">
        CESCO
      </text>
      <path d="M16 23h3v4h-3zm29 0h3v4h-3z" fill="var(--w3)" />
      <path d="M9 35h12v11H9zm34 0h12v11H43z" fill="var(--a)" />
      <path d="M15 35v11m34-11v11" stroke="var(--w)" strokeWidth="1.5" />
      <path d="M24 36h16v24H24z" fill="var(--a2)" />
      <path d="M31.2 36h1.6v24h-1.6z" fill="var(--w)" />
      <path d="M22 33h20v3H22z" fill="var(--r)" />
      <path d="M2 58h60v2H2z" fill="var(--w2)" />
      <path d="M6 58q-2-8 4-9 6 1 5 9zm43 0q-1-8 5-9 6 1 5 9z" fill="var(--g2)" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;
