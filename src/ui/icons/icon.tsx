import { createIcon } from './create-icon.tsx';

// Icons of the home's first visit; the others are in `later-icons.tsx`, which the home does not load.

const ROUND_DOT = 'h.01';
const HOUSE = 'M4 10.6 11 4.8a1.6 1.6 0 0 1 2 0l7 5.8V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19z';
const TAG =
  'M4 5.5A1.5 1.5 0 0 1 5.5 4h6.1a2 2 0 0 1 1.4.6l6.8 6.8a2 2 0 0 1 0 2.8l-5.6 5.6a2 2 0 0 1-2.8 0L4.6 13a2 2 0 0 1-.6-1.4z';
const HORN = 'M4 10.2v3.6a1 1 0 0 0 1 1h3.2L17 19V5L8.2 9.2H5a1 1 0 0 0-1 1z';
const TICKET =
  'M3.5 8A1.8 1.8 0 0 1 5.3 6.2h13.4A1.8 1.8 0 0 1 20.5 8v1.9a2.1 2.1 0 0 0 0 4.2V16a1.8 1.8 0 0 1-1.8 1.8H5.3A1.8 1.8 0 0 1 3.5 16v-1.9a2.1 2.1 0 0 0 0-4.2z';
const SHEET = 'M5 4.5h10A1.5 1.5 0 0 1 16.5 6v12a2 2 0 0 0 1.7 2H6.5A2.5 2.5 0 0 1 4 17.5v-12a1 1 0 0 1 1-1z';
const BAG = 'M6 8.5h12l1.1 10a1.8 1.8 0 0 1-1.8 2H6.7a1.8 1.8 0 0 1-1.8-2z';
const PIN = 'M12 21c4.5-4.2 7-7.7 7-11a7 7 0 0 0-14 0c0 3.3 2.5 6.8 7 11z';
const PAGE = 'M6 4.5A1.5 1.5 0 0 1 7.5 3H14l4.5 4.5v12a1.5 1.5 0 0 1-1.5 1.5H7.5A1.5 1.5 0 0 1 6 19.5z';
const SHIELD = 'M12 3.5 19 6v5.5c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6z';
const CIRCLE = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z';
const FINDERS =
  'M4 5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM14 5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1zM4 15a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z';

export const HomeIcon = /* #__PURE__ */ createIcon(`${HOUSE}M9.5 20.5V16a2.5 2.5 0 0 1 5 0v4.5`, HOUSE);
export const TagIcon = /* #__PURE__ */ createIcon(`${TAG}M8.4 8.4${ROUND_DOT}`, TAG);
export const MegaphoneIcon = /* #__PURE__ */ createIcon(
  `${HORN}M8.2 14.8l.9 4a1.5 1.5 0 0 0 1.5 1.2h.6M20 10.5v3`,
  HORN,
);
export const TicketIcon = /* #__PURE__ */ createIcon(`${TICKET}M14.5 9v.8M14.5 11.6v.8M14.5 14.2v.8`, TICKET);
export const LeafletIcon = /* #__PURE__ */ createIcon(
  `${SHEET}M16.5 9.5H19a1 1 0 0 1 1 1V18a2 2 0 0 1-2 2M7.5 8.5H13M7.5 12H13M7.5 15.5h3`,
  SHEET,
);
export const BagIcon = /* #__PURE__ */ createIcon(`${BAG}M8.5 11.5V7a3.5 3.5 0 0 1 7 0v4.5`, BAG);
export const MapPinIcon = /* #__PURE__ */ createIcon(
  `${PIN}M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z`,
  PIN,
);
export const DocumentIcon = /* #__PURE__ */ createIcon(`${PAGE}M14 3v4.5h4.5M9 12.5h6M9 16.5h4`, PAGE);
export const ShieldIcon = /* #__PURE__ */ createIcon(`${SHIELD}M9 11.8l2.2 2.2 4-4`, SHIELD);
export const MenuIcon = /* #__PURE__ */ createIcon('M4 7h16M4 12h16M4 17h10');
export const ChevronDownIcon = /* #__PURE__ */ createIcon('m5 9 7 7 7-7');
export const CheckCircleIcon = /* #__PURE__ */ createIcon(`${CIRCLE}M8.5 12.3l2.5 2.5 4.7-5.1`, CIRCLE);
export const RefreshIcon = /* #__PURE__ */ createIcon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15');
export const QrIcon = /* #__PURE__ */ createIcon(
  `${FINDERS}M14.5 14.5h.01M19.5 14.5h.01M17 17h.01M14.5 19.5h.01M19.5 19.5h.01`,
  FINDERS,
);
