/** Drivers, buses, fares and holidays. */
import { passes, remove, Rejection, replace, type Noun } from './nouns'
import { nombreOf } from './company'
import { type Bus, type Conductor, type Pasaje } from './entities'

const TODAY = '2026-03-10'

export const conductores: Noun = ({ variant, conductores: list, uuid: newUuid }) => {
  // Section 3 gives a driver no identifier, and calls the flag a filter: one of the two hosts keeps it for itself.
  const row = ({ uuid: _uuid, valido, ...one }: Conductor) => (variant.omits ? one : { ...one, valido })
  return {
    'GET /conductores': ({ query }) => list.filter(({ valido }) => passes(valido, query.valido)).map(row),
    'GET /conductores/ingresos': () => list.map((one) => ({ ...row(one), ingresos: 1_250_000 })),
    'POST /conductores': ({ body }) => {
      const created: Conductor = {
        ...(body as Conductor),
        uuid: newUuid(),
        fechaUltimoIngreso: null,
        fechaUltimoRetiro: null,
        valido: true,
      }
      list.push(created)
      return row(created)
    },
    'PUT /conductores/conductor': ({ query: { documento = '' }, body }) =>
      row(replace(list, 'documento', documento, body as Partial<Conductor>)),
    'PUT /conductores/conductor/retirar': ({ query: { documento = '' } }) => {
      replace(list, 'documento', documento, { valido: false, fechaUltimoRetiro: TODAY })
      return { mensaje: 'El conductor salió de la empresa.' }
    },
    'PUT /conductores/conductor/ingresar': ({ query: { documento = '' } }) => {
      if (list.find((one) => one.documento === documento)?.valido)
        throw new Rejection(409, 'El conductor está en la empresa.')
      replace(list, 'documento', documento, { valido: true, fechaUltimoIngreso: TODAY })
      return { mensaje: 'El conductor volvió a la empresa.' }
    },
  }
}

export const buses: Noun = (empresa) => {
  const row = (bus: Bus) => ({ ...bus, conductorNombre: nombreOf(empresa, bus.conductorDocumento) })
  return {
    'GET /buses': () => empresa.buses.map(row),
    'POST /buses': ({ body }) => {
      empresa.buses.push(body as Bus)
      return row(body as Bus)
    },
    'PUT /buses/bus/actualizar': ({ query: { numero = '' }, body }) =>
      row(replace(empresa.buses, 'numero', numero, body as Bus)),
  }
}

export const pasajes: Noun = ({ pasajes: list, uuid: newUuid }) => ({
  'GET /pasajes': () => list,
  'POST /pasajes': ({ body }) => {
    const created = { ...(body as Pasaje), uuid: newUuid(), valido: true }
    list.push(created)
    return created
  },
  'PUT /pasajes': ({ body }) => {
    const { uuid, ...change } = body as Pasaje
    if (list.find((one) => one.uuid === uuid)?.valido === false)
      throw new Rejection(409, 'El pasaje ya no se edita.')
    return replace(list, 'uuid', uuid, change)
  },
  'PUT /pasajes/invalidarPasaje': ({ query: { uuidPasaje = '' } }) => {
    replace(list, 'uuid', uuidPasaje, { valido: false })
    return { mensaje: 'El pasaje ya no es válido.' }
  },
})

export const festivos: Noun = ({ festivos: list, uuid: newUuid }) => ({
  'GET /festivos': () => list,
  'POST /festivos': ({ body }) => {
    const created = { ...(body as { fecha: string }), uuid: newUuid() }
    list.push(created)
    return created
  },
  'DELETE /festivos': ({ query: { uuid } }) => {
    remove(list, 'uuid', uuid)
    return { mensaje: 'El festivo fue borrado.' }
  },
})
