import { createRequire } from 'node:module';
import path from 'node:path';

interface LabelImpl {
  readonly ownerDocument: { getElementById: (id: string) => Node | null };
  readonly isConnected: boolean;
  getAttributeNS(namespace: null, name: string): string | null;
}

const load = createRequire(path.resolve('package.json'));
// Imported whole and first: its modules depend on order.
load('jsdom');
const folder = 'jsdom/lib/jsdom/living';
const { implementation } = load(`${folder}/nodes/HTMLLabelElement-impl.js`) as {
  implementation: { prototype: LabelImpl };
};
const { isLabelable } = load(`${folder}/helpers/form-controls.js`) as {
  isLabelable: (element: object) => boolean;
};

const control = Object.getOwnPropertyDescriptor(implementation.prototype, 'control');

/** Finds a label's control by id, where jsdom searches the whole page. */
Object.defineProperty(implementation.prototype, 'control', {
  ...control,
  get(this: LabelImpl): object | null {
    const id = this.getAttributeNS(null, 'for') ?? '';
    if (id === '' || !this.isConnected) return control?.get?.call(this) as object | null;
    const named = this.ownerDocument.getElementById(id);
    return named !== null && isLabelable(named) ? named : null;
  },
});
