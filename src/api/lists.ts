/**
 * A large answer, frozen at its surface. RTK Query keeps what it is given, and Immer, which would freeze every row of
 * it, stops at what is frozen already. Goes with `structuralSharing: false`, which skips comparing row by row.
 */
export const listaCongelada = <Fila>(filas: Fila[]): Fila[] => {
  Object.freeze(filas)
  return filas
}

/** Section 4: a new record goes on top; one whose uuid is known replaces it where it stands. */
export function conFila<Fila extends { uuid: string }>(filas: readonly Fila[], fila: Fila): Fila[] {
  const indice = filas.findIndex(({ uuid }) => uuid === fila.uuid)
  return listaCongelada(indice === -1 ? [fila, ...filas] : filas.with(indice, fila))
}

/** The list with a record in the place of its former self. */
export const enSuLugar = <Fila extends { uuid: string }>(filas: readonly Fila[], fila: Fila): Fila[] =>
  listaCongelada(filas.map((otra) => (otra.uuid === fila.uuid ? fila : otra)))

/** Section 4: returned rows are appended; those whose uuid is known replace them where they stand. */
export function conFilasAlFinal<Fila extends { uuid: string }>(
  filas: readonly Fila[],
  nuevas: readonly Fila[],
): Fila[] {
  const porUuid = new Map(nuevas.map((fila) => [fila.uuid, fila]))
  const actuales = filas.map((fila) => {
    const nueva = porUuid.get(fila.uuid)
    porUuid.delete(fila.uuid)
    return nueva ?? fila
  })
  return listaCongelada([...actuales, ...porUuid.values()])
}

/** The list without a record. */
export const sinFila = <Fila extends { uuid: string }>(filas: readonly Fila[], uuid: string): Fila[] =>
  listaCongelada(filas.filter((fila) => fila.uuid !== uuid))
