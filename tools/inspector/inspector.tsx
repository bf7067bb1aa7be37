import { createRoot } from 'react-dom/client';
import { installTrustedTypes } from './portal/page.ts';
import { createInspector, InspectorApp } from './inspector-app.tsx';

installTrustedTypes();

const host = document.getElementById('root');
if (host === null) throw new Error('no #root in the page');
createRoot(host).render(<InspectorApp inspector={createInspector()} />);
