test('a label leads to its control, however the page has become', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML =
    '<label for="cpf">CPF</label><label>Nome <input></label><p></p><input name="first" id="cpf"><input name="second">';
  const [label, around] = page.querySelectorAll('label');
  const [within, first, second] = page.querySelectorAll('input');
  expect(around?.control).toBe(within);
  expect(label?.control).toBe(first);
  second?.setAttribute('id', 'cpf');
  expect(label?.control).toBe(first);
  first?.removeAttribute('id');
  expect(label?.control).toBe(second);
  expect([...(second?.labels ?? [])]).toEqual([label]);
  second?.remove();
  expect(label?.control).toBeNull();
  page.querySelector('p')?.setAttribute('id', 'cpf');
  expect(label?.control).toBeNull();
  page.querySelector('p')?.replaceWith(second ?? '');
  expect(label?.control).toBe(second);
  label?.remove();
  expect(label?.control).toBeNull();
  page.remove();
});
