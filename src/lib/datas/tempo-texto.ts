/** The note of a deactivated registration: hours, 24 for each day, and minutes. @rule R74 */
export function tempoTexto({ horas, minutos }: { horas: number; minutos: number }): string {
  const hours = `${horas} ${horas === 1 ? 'hora' : 'horas'}`;
  return `Você ainda tem ${hours} e ${minutos} ${minutos === 1 ? 'minuto' : 'minutos'} para solicitar a reativação.`;
}
