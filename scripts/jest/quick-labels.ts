import { createRequire } from 'node:module';
import path from 'node:path';

interface LabelImpl {
  readonly ownerDocument: { getElementById: (id: string) => Node | null };
  readonly isConnected: boolean;
  getAttributeNS(namespace: null, name: string): string | null;
}

const load = createRequire(path.resolve('package.json'));
// Whole and first: its modules need each other in that order.
load('jsdom');
const folder = 'jsdom/lib/jsdom/living';
const { implementation } = load(`${folder}/nodes/HTMLLabelElement-impl.js`) as {
  implementation: { prototype: LabelImpl };
};
const { isLabelable } = load(`${folder}/helpers/form-controls.js`) as {
  isLabelable: (element: object) => boolean;
};

const control = Object.getOwnPropertyDescriptor(implementation.prototype, 'control');

/**
 * For the control of a label jsdom looks at every node of the page, and for the labels of a control at the control of every
 * label. The document knows its ids.
 */
Object.defineProperty(implementation.prototype, 'control', {
  ...control,
  get(this: LabelImpl): object | null {
    const id = this.getAttributeNS(null, 'for') ?? '';
    if (id === '' || !this.isConnected) return control?.get?.call(this) as object | null;
    const named = this.ownerDocument.getElementById(id);
    return named !== null && isLabelable(named) ? named : null;
  },
});
