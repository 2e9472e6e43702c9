/**
 * Masks for dates that are typed as digits. `05` `0526` `05062026` gain their separators as they grow; what a person
 * separates on their own is respected.
 */

/** The digits of a date in groups of 2, 2 and 4, joined by `separador`. Never longer than 8 digits. */
export function enmascarar(texto: string, separador: string): string {
  const grupos = texto.split(/\D+/)
  const separado =
    grupos[0] !== '' && grupos.length > 1 && grupos.every((grupo, i) => grupo.length <= (i === 2 ? 4 : 2))
  if (separado && grupos.length <= 3) {
    // A separator typed after one digit closes its group: '5/' is '05/'.
    const cerrado = grupos.map((grupo, i) =>
      grupos.at(-1) === '' && i === grupos.length - 2 && grupo ? grupo.padStart(2, '0') : grupo,
    )
    return cerrado.join(separador)
  }
  const digitos = texto.replace(/\D/g, '').slice(0, 8)
  return [digitos.slice(0, 2), digitos.slice(2, 4), digitos.slice(4)].filter(Boolean).join(separador)
}
