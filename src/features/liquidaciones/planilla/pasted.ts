/** What a pasted block says. */
import type { ConductorFila } from '../../../contract/conductores'
import type { LiquidacionDetalle } from '../../../contract/liquidaciones'
import { counted } from '../../../ui/texts/formats'

const LIST = new Intl.ListFormat('es')

/**
 * The documento of the driver whom a text names, by documento or by name: an active one, or the one that the row has. Null where it
 * names none, or two, so that the row waits for its driver and does not go out with the usual one; undefined where it says nothing.
 */
export function readDriver(
  conductores: readonly Pick<ConductorFila, 'documento' | 'nombre'>[] = [],
  detalle: LiquidacionDetalle | null | undefined,
  text: string,
): string | null | undefined {
  if (!text) return undefined
  const { conductorDocumento, conductorNombre } = detalle ?? {}
  const own = { documento: conductorDocumento ?? '', nombre: conductorNombre ?? '' }
  const known = new Map([...(detalle?.uuid ? [own] : []), ...conductores].map((one) => [one.documento, one]))
  if (known.has(text)) return text
  const named = [...known.values()].filter(
    ({ nombre }) => nombre.localeCompare(text, 'es', { sensitivity: 'base' }) === 0,
  )
  return named.length === 1 && named[0] ? named[0].documento : null
}

/**
 * What came of a paste.
 *
 * @param left rows that did not fit, or may not be changed.
 * @param strangers the texts that name no driver, each with its bus.
 */
export const pasteOutcome = (pasted: number, left: number, strangers: readonly string[]): string =>
  [
    `${counted(pasted, ['fila pegada', 'filas pegadas'])}.`,
    left > 0 && `${left} no caben o no se pueden cambiar.`,
    strangers.length > 0 &&
      `No hay un conductor activo, o hay más de uno, con este nombre: ${LIST.format(strangers)}.`,
  ]
    .filter(Boolean)
    .join(' ')
