import { addStyles } from '../../../ui/text/styles.ts';
import { text } from '../../../ui/text/text.ts';
import css from './waiting.css';

addStyles(css);

/** No page of the portal is open. */
export function Waiting() {
  return (
    <main className="waiting">
      <h2 className={text.t3}>Esperando o portal</h2>
      <p className={text.body}>
        Abra o portal em outra aba deste endereço: seus atores aparecem aqui, com tudo o que já aconteceu. Uma
        gravação pode ser importada, e qualquer diagrama pode ser simulado sem o portal.
      </p>
      <a href="./" target="_blank" rel="noopener">
        Abrir o portal em outra aba
      </a>
    </main>
  );
}
