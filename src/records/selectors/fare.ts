import type { PasajeFila } from '../../contract/pasajes'

/** The valid fare of a route on a day: of several, the latest to begin. */
export const fareOf = (
  pasajes: readonly PasajeFila[],
  ruta: string | undefined,
  fecha: string,
): PasajeFila | undefined =>
  pasajes
    .filter((one) => one.valido && one.ruta === ruta && one.fechaInicio <= fecha && fecha <= one.fechaFinal)
    .toSorted((a, b) => b.fechaInicio.localeCompare(a.fechaInicio))[0]
