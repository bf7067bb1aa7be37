import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { textOf } from '../store/recording/file.ts';
import { createInspector, InspectorApp } from '../inspector-app.tsx';

/** jsdom has no workers: ELK's file exports a fake one, which computes the layout synchronously. */
function LayoutWorker({ Worker }: { Worker: new () => object }): object {
  return new Worker();
}

type Name = RegExp | string;

/** An element's label, else its text. */
export function nameOf(element: Element): string {
  const pieces: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) pieces.push(walker.currentNode.textContent ?? '');
  return element.getAttribute('aria-label') ?? pieces.join(' ').replaceAll(/\s+/g, ' ').trim();
}

const PLACES = {
  actor: '[role=tree] [role=treeitem] > button',
  recordedActor: '[role=tree] > [data-kind=recorded] [role=treeitem] > button',
  tab: '[role=treeitem][aria-level="1"]',
  choice: 'li button',
  row: 'ol[aria-label=Registro] button[data-n]',
  edge: '.edge',
  /** Buttons of the time bar; the page's head has another 'Ao vivo'. */
  time: '[aria-label=Momentos] button',
  heading: 'h2',
  button: 'button, [role=button], [role=tab]',
  value: '[data-testid=value]',
} as const;

type Place = keyof typeof PLACES;

/** `Blob.arrayBuffer()`, which jsdom lacks. */
function bytesOf(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(this);
  });
}

/** Collects the recordings that the page saves. */
function catchDownloads(): Blob[] {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:http://localhost/${saved.push(blob as Blob)}`;
  HTMLAnchorElement.prototype.click = () => undefined;
  return saved;
}

/** Renders the inspector's page on its real store and channel; returns functions to read and use it. */
export function renderInspector() {
  Object.assign(globalThis, { Worker: LayoutWorker });
  Object.assign(Blob.prototype, { arrayBuffer: bytesOf });
  const saved = catchDownloads();
  const { container, unmount } = render(<InspectorApp inspector={createInspector()} />);
  const all = (place: Place, name: Name = ''): HTMLElement[] => {
    // A dialog is rendered outside of the container.
    const within = place === 'button' ? document : container;
    return [...within.querySelectorAll<HTMLElement>(PLACES[place])].filter((element) => {
      if (name === '') return true;
      const own = nameOf(element);
      return typeof name === 'string' ? own === name : name.test(own);
    });
  };
  /** The first match, awaited. */
  const one = async (place: Place, name?: Name): Promise<HTMLElement> =>
    waitFor(() => {
      const [found] = all(place, name);
      if (found === undefined) throw new Error(`no ${place} is called ${String(name)}`);
      return found;
    });
  const press = async (place: Place, name?: Name): Promise<void> => {
    const found = await waitFor(() => {
      const enabled = all(place, name).find((each) => !(each as HTMLButtonElement).disabled);
      if (enabled === undefined) throw new Error(`no ${place} to press is called ${String(name)}`);
      return enabled;
    });
    await act(async () => void fireEvent.click(found));
  };
  const field = (label: string): HTMLInputElement => {
    const found = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].find(
      (each) =>
        each.getAttribute('aria-label') === label || each.labels?.[0]?.firstChild?.textContent === label,
    );
    if (found === undefined) throw new Error(`no field is called ${label}`);
    return found;
  };
  const write = (label: string, value: string): boolean =>
    fireEvent.change(field(label), { target: { value } });
  return {
    container,
    unmount,
    all,
    one,
    press,
    field,
    write,
    /** The value shown by the page. */
    value: async () => {
      if (all('value').length === 0) await press('button', 'Estado');
      return (await one('value')).textContent;
    },
    /** The text of the recording that the page saves. */
    exported: async (): Promise<string> => {
      const before = saved.length;
      await press('button', 'Exportar');
      await press('button', 'Salvar');
      await waitFor(() => expect(saved.length).toBeGreaterThan(before));
      await waitFor(() => expect(document.body).not.toHaveTextContent('O que a gravação contém'));
      return textOf(saved.at(-1) as Blob);
    },
    imports: async (text: string): Promise<void> => {
      const file = new File([text], 'gravacao.json', { type: 'application/json' });
      await act(async () => void fireEvent.change(field('Importar gravação'), { target: { files: [file] } }));
      await one('tab', /gravação/);
    },
  };
}

/** The chart's arrows of a style, by their label. */
export const edges = (look: 'taken' | 'last', words = ''): Element[] =>
  [...document.querySelectorAll(`.edge.${look}`)].filter((edge) => nameOf(edge).includes(words));
