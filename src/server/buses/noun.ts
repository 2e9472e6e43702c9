import { BusImportadoSchema } from '../../contract/buses'
import { llaveDeBus } from '../../contract/identificadores'
import type { Nouns } from '../db/changes/noun'
import { fieldError } from '../http/errors'
import { imported, type Imports } from '../imported'
import { createBus, editBus, findOfRetired, judgeBus } from './repository'

export const BUSES: Nouns['buses'] & Imports['buses'] = {
  key: 'numero',
  label: ({ numero }) => `Bus ${numero}`,
  derived: ['numeroClave', 'placaClave'],
  undo: ['editarBus'],
  taken: { numero: 'otro bus tiene ese número', placa: 'otro bus tiene esa placa' },
  obstacle: async (trx, numero) => (await findOfRetired(trx, numero)) && 'su conductor está retirado',
  ...imported({
    permiso: 'crearBus',
    corrects: true,
    schema: BusImportadoSchema,
    judging:
      (db, { seen = {} }) =>
      async ({ index: linea, body, corrects }) => {
        const placa = `~${llaveDeBus(body.placa)}`
        await judgeBus(db, body, corrects)
        if (seen[placa]) throw fieldError(400, 'placa', 'Otra fila tiene la misma placa.')
        seen[placa] = { linea, huella: '' }
      },
    storing:
      (unit) =>
      ({ body, corrects }) =>
        corrects ? editBus(unit, body.numero, body, null) : createBus(unit, body),
  }),
}
