import { art, Drawing } from './drawing.tsx';

const GROUND = 'M100 12c40 0 70 22 70 54s-24 62-70 62-70-30-70-62 30-54 70-54z';

/** No voucher: a ticket whose stub waits for its value. */
export function EmptyTicketDrawing() {
  return (
    <Drawing {...art}>
      <path className="ground" d={GROUND} />
      <path
        className="ink paper"
        d="M46 48h108a6 6 0 0 1 6 6v10a11 11 0 0 0 0 22v10a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6V86a11 11 0 0 0 0-22V54a6 6 0 0 1 6-6z"
      />
      <path className="ink" strokeDasharray="5 7" d="M82 52v46" />
      <path className="soft" d="M96 66h44M96 84h28" />
      <circle className="ink corn" cx="61" cy="75" r="9" />
      <circle className="tomato" cx="150" cy="34" r="4" />
    </Drawing>
  );
}

/** No purchase: a receipt without a line. */
export function EmptyReceiptDrawing() {
  return (
    <Drawing {...art}>
      <path className="ground" d={GROUND} />
      <path className="ink paper" d="M66 26h68v92l-8.5-7-8.5 7-8.5-7-8.5 7-8.5-7-8.5 7-8.5-7-8.5 7z" />
      <rect className="ink green" x="78" y="38" width="44" height="10" rx="5" />
      <path className="soft" d="M80 64h40M80 80h40M80 96h22" />
      <circle className="corn" cx="150" cy="46" r="6" />
    </Drawing>
  );
}

/** No entry of the account: a jar without coins, and the first one. */
export function EmptyJarDrawing() {
  return (
    <Drawing {...art}>
      <path className="ground" d={GROUND} />
      <path
        className="ink paper"
        d="M66 60h68v8c10 6 14 14 14 24v18a14 14 0 0 1-14 14H66a14 14 0 0 1-14-14V92c0-10 4-18 14-24z"
      />
      <rect className="ink green" x="60" y="50" width="80" height="12" rx="6" />
      <path className="soft" d="M66 100v10" />
      <circle className="ink corn" cx="100" cy="26" r="13" />
      <path className="ink" d="M100 20v12" />
    </Drawing>
  );
}

/** No exchange: a present that is not tied yet. */
export function EmptyPresentDrawing() {
  return (
    <Drawing {...art}>
      <path className="ground" d={GROUND} />
      <path className="ink paper" d="M58 74h84v44a8 8 0 0 1-8 8H66a8 8 0 0 1-8-8z" />
      <rect className="ink green" x="50" y="56" width="100" height="20" rx="6" />
      <path className="soft" d="M100 78v46" />
      <path
        className="ink corn"
        d="M98 54c-24 2-30-8-26-17 5-9 20-4 26 17zM102 54c24 2 30-8 26-17-5-9-20-4-26 17z"
      />
      <circle className="tomato" cx="44" cy="44" r="4" />
    </Drawing>
  );
}
