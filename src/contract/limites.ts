import * as z from './zod'

/** Our own bounds of texts, figures and lists, by zod's names of their checks; the specification has none of them. */
const LIMITES: readonly string[] = ['max_length', 'less_than', 'number_format']

/** Marks a refinement that is such a bound. */
export const DE_CASA = { deCasa: true } as const

const esLimite = ({ _zod: { def } }: z.core.$ZodCheck) =>
  LIMITES.includes(def.check) || ('params' in def && def.params === DE_CASA)

interface Definicion extends z.core.$ZodTypeDef {
  shape?: Record<string, unknown>
}

const sinLimitesEnCada = (partes: object) =>
  Object.fromEntries(
    Object.entries(partes).map(([nombre, parte]) => [
      nombre,
      parte instanceof z.ZodType ? sinLimites(parte) : (parte as unknown),
    ]),
  )

/** Schema for what another host is sent: without bounds and rules of decimals. */
export function sinLimites<Esquema extends z.ZodType>(esquema: Esquema): Esquema {
  const { checks, shape, ...partes } = esquema.def as Definicion
  return esquema.clone({
    ...sinLimitesEnCada(partes),
    ...(checks && { checks: checks.filter((check) => !esLimite(check)) }),
    ...(shape && { shape: sinLimitesEnCada(shape) }),
  } as Esquema['def'])
}
