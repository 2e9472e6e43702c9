import { TIPOS_DOCUMENTO } from '../../contract/catalogos'
import { fieldsOf } from '../../records/fileRows/fields'
import type { ImportNoun } from '../../records/fileRows/noun'
import { CONDUCTORES } from '../../records/nouns/conductores'

/** How people write the types of document. */
const TIPOS = [
  ...TIPOS_DOCUMENTO,
  { valor: 'C.C.', nombre: 'Cédula' },
  { valor: 'C.C.', nombre: 'Cédula ciudadanía' },
  { valor: 'C.E.', nombre: 'Cédula extranjería' },
]

/** 'Importar' of the drivers: known by their documento. */
const IMPORT: ImportNoun = {
  noun: 'conductores',
  corrects: true,
  words: CONDUCTORES.words,
  fields: fieldsOf(CONDUCTORES, {
    documento: ['71234567', { also: ['cedula', 'cc'], isKey: true }],
    nombre: ['Ana María Gómez', { also: ['conductor'] }],
    empresa: ['Coonatra'],
    fechaNacimiento: ['1985-04-17', { also: ['nacimiento', 'fecha nac'], isPast: true }],
    tipoDocumento: ['C.C.', { also: ['tipo'], options: TIPOS }],
  }),
}
export default IMPORT
