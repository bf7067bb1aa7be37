/** A discount rule of the demo offers; percent with two decimals as text. */
export interface RegraDemo {
  readonly tipo: number;
  readonly percentual?: string;
  readonly mensagem?: string;
}

/** A product on offer; prices in cents, of goods sold by weight per kg. */
export interface ProdutoDemo {
  readonly slug: string;
  readonly nome: string;
  readonly preco: number;
  readonly original: number;
  readonly regras: readonly RegraDemo[];
  readonly qtde?: number;
  readonly mensagem1?: string;
  readonly mensagem2?: string;
  readonly ativavel?: true;
  /** No picture yet: the card shows its placeholder. */
  readonly semImagem?: true;
}

/** Rule 1: percent off. */
export const percent = (percentual: string): RegraDemo => ({ tipo: 1, percentual });
/** A rule that speaks. */
export const text = (tipo: number, mensagem: string): RegraDemo => ({ tipo, mensagem });
