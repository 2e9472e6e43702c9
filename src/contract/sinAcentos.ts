/** Text in lower case without accents, to compare typed with stored text: 'GÓMEZ' and 'gomez'. */
export const sinAcentos = (texto: string) =>
  texto
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
