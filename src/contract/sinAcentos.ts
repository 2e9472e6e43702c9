/** Text in lower case without accents, to compare typed with stored text: 'GÓMEZ' and 'gomez'. */
export const sinAcentos = (texto: string) =>
  texto
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Key by which names that differ in accents, case and blanks are one: 'Coonatra  Ltda' and ' COONATRA LTDA'. */
export const claveDe = (nombre: string) => sinAcentos(nombre).replaceAll(/\s+/g, ' ').trim()

/** Letters and figures alone of a text: 'N.º de bus' and 'No de Bus'. */
export const letrasDe = (texto: string) => sinAcentos(texto).replaceAll(/[^a-z0-9]/g, '')
