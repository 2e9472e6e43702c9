/** A record that an undo leaves as it is, in words, and why. */
export interface Staying {
  registro: string
  razon: string
}

const records = (count: number) => (count === 1 ? '1 registro' : `${count.toLocaleString('es-CO')} registros`)

const NAMED = 5

/** Names records that stay, the first five with their reasons. */
export function stayingText(staying: readonly Staying[]) {
  const named = staying.slice(0, NAMED).map(({ registro, razon }) => `${registro} (${razon})`)
  const more = staying.length - NAMED
  return named.join('; ') + (more > 0 ? `; y ${more} más` : '')
}

/** Says what an undo has done, and what it has left. */
export function mensajeOf(undone: number, staying: readonly Staying[]) {
  const said = undone > 0 ? `Se deshizo en ${records(undone)}.` : 'Ya estaba deshecho.'
  if (staying.length === 0) return said
  const verb = staying.length === 1 ? 'Queda' : 'Quedan'
  return `${said} ${verb} ${records(staying.length)} sin deshacer: ${stayingText(staying)}.`
}
