import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormik } from 'formik';
import { object, string } from 'yup';
import {
  atSubmit,
  change,
  fieldProps,
  fieldsGroup,
  Form,
  type Group,
  useServerForm,
  WORDLESS,
} from './form.tsx';
import { RadioField } from './radio-field.tsx';
import { TextField } from './text-field.tsx';

interface Values {
  nome: string;
  canal: string;
  cep: string;
}

const EMPTY: Values = { nome: '', canal: '', cep: '' };
const validationSchema = object({
  nome: string().required('Informe um nome'),
  canal: string().required('Escolha um canal'),
  cep: string().required(WORDLESS),
});
const CANAIS = [
  { value: 'EMAIL', label: 'E-mail' },
  { value: 'SMS', label: 'SMS' },
];

interface Setup {
  start?: Values;
  /** The server's values, and the fetch's number. */
  server?: [Values, number];
  onSubmit?: (values: Values, edits: Partial<Values>) => void;
}

/** Changes without a key press. */
const control: { change: (changed: Partial<Values>) => void; saved: (edits: Partial<Values>) => void } = {
  change: () => undefined,
  saved: () => undefined,
};

/** Counts renders of the CEP field through an attribute's reads. */
let drawn = 0;
const COUNTED = {
  get title() {
    drawn += 1;
    return undefined;
  },
};

function Screen({ start = EMPTY, server = [EMPTY, 1], onSubmit }: Setup) {
  const form = useFormik({
    ...atSubmit,
    initialValues: start,
    validationSchema,
    onSubmit: (values): void => onSubmit?.(values, edits),
  });
  const { edits, saved } = useServerForm(form, ...server);
  control.change = (changed) => change(form, changed);
  control.saved = saved;
  return (
    <Form formik={form}>
      <TextField {...fieldProps(form, 'nome', 'Como no RG')} label="Nome" />
      <RadioField {...fieldProps(form, 'canal')} label="Canal" options={CANAIS} />
      <TextField {...fieldProps(form, 'cep')} label="CEP" inputProps={COUNTED} />
      <output>{JSON.stringify(edits)}</output>
      <button type="submit">Enviar</button>
    </Form>
  );
}

const field = (name: string) => screen.getByLabelText(name);
const enviar = async () => userEvent.click(screen.getByText('Enviar'));
const edits = () => JSON.parse(screen.getByRole('status').textContent) as Partial<Values>;

it('draws only the field that somebody types into', async () => {
  render(<Screen />);
  const before = drawn;
  await userEvent.type(field('Nome'), 'Ana');
  expect(drawn).toBe(before);
  await userEvent.type(field('CEP'), '5');
  expect(drawn).toBeGreaterThan(before);
});

it('draws a group only with its fields, its messages and its other props', async () => {
  const drawnGroup = jest.fn();
  const Cep = fieldsGroup({ cep: true }, ({ form, label }: Group<Values, 'cep'> & { label: string }) => {
    drawnGroup();
    return <TextField {...fieldProps(form, 'cep')} label={label} />;
  });
  function Grouped({ label }: { label: string }) {
    const form = useFormik({ ...atSubmit, initialValues: EMPTY, validationSchema, onSubmit: jest.fn() });
    return (
      <Form formik={form}>
        <TextField {...fieldProps(form, 'nome')} label="Nome" />
        <Cep form={form} label={label} />
        <button type="submit">Enviar</button>
      </Form>
    );
  }
  const { rerender } = render(<Grouped label="CEP" />);
  await userEvent.type(field('Nome'), 'Ana');
  drawnGroup.mockClear();
  await userEvent.type(field('Nome'), 'B');
  expect(drawnGroup).not.toHaveBeenCalled();
  await userEvent.type(field('CEP'), '5');
  expect(field('CEP')).toHaveValue('5');
  await userEvent.clear(field('CEP'));
  await enviar();
  expect(field('CEP')).toBeInvalid();
  rerender(<Grouped label="Código postal" />);
  expect(field('Código postal')).toBeInvalid();
});

describe('a form that is sent', () => {
  // @rule R261
  it('takes a double press as one when a radio moves under the finger', async () => {
    render(<Screen />);
    const press = (element: HTMLElement, clientY: number, timeStamp: number) => {
      const event = createEvent.click(element, { clientX: 100, clientY });
      fireEvent(element, Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
    };
    const email = screen.getByRole('radio', { name: 'E-mail' });
    press(screen.getByText('Enviar'), 200, 1000);
    await waitFor(() => expect(field('Nome')).toHaveFocus());
    press(email, 210, 1300);
    expect(email).not.toBeChecked();
    press(screen.getByRole('radio', { name: 'SMS' }), 260, 1300);
    expect(screen.getByRole('radio', { name: 'SMS' })).toBeChecked();
    press(email, 210, 1700);
    expect(email).toBeChecked();
  });

  // @rule R23, R71
  it('shows all errors at once and focuses the first', async () => {
    const onSubmit = jest.fn();
    render(<Screen onSubmit={onSubmit} />);
    await userEvent.click(field('CEP'));
    await userEvent.tab();
    expect(field('CEP')).toBeValid();
    expect(field('Nome')).toHaveAccessibleDescription('Como no RG');
    await enviar();
    expect(field('Nome')).toHaveAccessibleDescription('Informe um nome');
    expect(field('Nome')).toHaveFocus();
    expect(screen.getByText('Escolha um canal')).toBeVisible();
    expect(field('CEP')).toBeInvalid();
    expect(field('CEP')).not.toHaveAccessibleDescription();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('clears the error of a changed field alone', async () => {
    render(<Screen />);
    await enviar();
    await userEvent.type(field('Nome'), 'A');
    expect(field('Nome')).toHaveAccessibleDescription('Como no RG');
    expect(field('CEP')).toBeInvalid();
    act(() => control.change({ cep: '1' }));
    expect(field('CEP')).toBeValid();
    await userEvent.clear(field('Nome'));
    expect(field('Nome')).toBeValid();
  });

  it('puts the focus on the chosen radio of a group, else on the first', async () => {
    render(<Screen start={{ ...EMPTY, nome: 'Ana' }} />);
    await enviar();
    expect(field('E-mail')).toHaveFocus();
  });

  it('gives valid values on', async () => {
    const onSubmit = jest.fn();
    const values = { nome: 'Ana', canal: 'SMS', cep: '1' };
    render(<Screen start={values} onSubmit={onSubmit} />);
    await enviar();
    expect(onSubmit.mock.calls).toEqual([[values, values]]);
  });
});

describe('a form over saved data', () => {
  const server: Values = { nome: 'Ana', canal: 'SMS', cep: '1' };

  it('a refetch keeps edited fields and updates the others', async () => {
    const { rerender } = render(<Screen start={server} server={[server, 1]} />);
    await userEvent.type(field('Nome'), ' Souza');
    rerender(<Screen server={[{ ...server, nome: 'Ana Maria', cep: '2' }, 2]} />);
    expect(field('Nome')).toHaveValue('Ana Souza');
    expect(field('CEP')).toHaveValue('2');
    expect(edits()).toEqual({ nome: 'Ana Souza' });
  });

  it('saved values are no edits, and are shown as the server returns them', async () => {
    const { rerender } = render(<Screen start={server} server={[server, 1]} />);
    await userEvent.type(field('Nome'), ' ');
    act(() => control.saved({ nome: 'Ana ' }));
    expect(edits()).toEqual({});
    await userEvent.type(field('CEP'), '0');
    rerender(<Screen server={[server, 2]} />);
    await waitFor(() => expect(field('Nome')).toHaveValue('Ana'));
    expect(edits()).toEqual({ cep: '10' });
  });

  it('the first fetch of a visit keeps edited fields', () => {
    render(<Screen start={{ ...server, nome: 'Ana Souza' }} server={[server, 1]} />);
    expect(edits()).toEqual({ nome: 'Ana Souza' });
  });
});
