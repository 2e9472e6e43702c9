/** '20 de marzo de 2090 a las 22:00', by the company's clock. */
export function longInstant(instant: string, timeZone: string) {
  const date = new Date(instant)
  const day = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone }).format(date)
  const time = new Intl.DateTimeFormat('es-CO', { timeStyle: 'short', hourCycle: 'h23', timeZone })
  return `${day} a las ${time.format(date)}`
}
