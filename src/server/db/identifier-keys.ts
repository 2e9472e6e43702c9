import { llaveDeBus, llaveDeDocumento } from '../../contract/identificadores'

/** The identifiers of rows, and the keys by which their spellings are the same. */
export const KEY_OF: Readonly<Record<string, (text: string) => string>> = {
  numero: llaveDeBus,
  placa: llaveDeBus,
  documento: llaveDeDocumento,
}

/** The columns that follow from a row's identifiers. */
export const identifierKeys = (row: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([field, text]) =>
      typeof text === 'string' && KEY_OF[field] ? [[`${field}Clave`, KEY_OF[field](text)]] : [],
    ),
  )
