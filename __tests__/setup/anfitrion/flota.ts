/** Drivers, buses, fares and holidays. */
import { pasa, quitar, Rechazo, reemplazar, type Noun } from './atender'
import { nombreDe } from './empresa'
import { type Bus, type Conductor, type Pasaje } from './entidades'

const HOY = '2026-03-10'

export const conductores: Noun = ({ costumbres, conductores: lista, uuid: nuevoUuid }) => {
  // Section 3 gives a driver no identifier, and calls the flag a filter: one of the two hosts keeps it for itself.
  const fila = ({ uuid: _uuid, valido, ...uno }: Conductor) => (costumbres.omite ? uno : { ...uno, valido })
  return {
    'GET /conductores': ({ query }) => lista.filter(({ valido }) => pasa(valido, query.valido)).map(fila),
    'GET /conductores/ingresos': () => lista.map((uno) => ({ ...fila(uno), ingresos: 1_250_000 })),
    'POST /conductores': ({ cuerpo }) => {
      const nuevo: Conductor = {
        ...(cuerpo as Conductor),
        uuid: nuevoUuid(),
        fechaUltimoIngreso: null,
        fechaUltimoRetiro: null,
        valido: true,
      }
      lista.push(nuevo)
      return fila(nuevo)
    },
    'PUT /conductores/conductor': ({ query: { documento = '' }, cuerpo }) =>
      fila(reemplazar(lista, 'documento', documento, cuerpo as Partial<Conductor>)),
    'PUT /conductores/conductor/retirar': ({ query: { documento = '' } }) => {
      reemplazar(lista, 'documento', documento, { valido: false, fechaUltimoRetiro: HOY })
      return { mensaje: 'El conductor salió de la empresa.' }
    },
    'PUT /conductores/conductor/ingresar': ({ query: { documento = '' } }) => {
      if (lista.find((uno) => uno.documento === documento)?.valido)
        throw new Rechazo(409, 'El conductor está en la empresa.')
      reemplazar(lista, 'documento', documento, { valido: true, fechaUltimoIngreso: HOY })
      return { mensaje: 'El conductor volvió a la empresa.' }
    },
  }
}

export const buses: Noun = (empresa) => {
  const fila = (bus: Bus) => ({ ...bus, conductorNombre: nombreDe(empresa, bus.conductorDocumento) })
  return {
    'GET /buses': () => empresa.buses.map(fila),
    'POST /buses': ({ cuerpo }) => {
      empresa.buses.push(cuerpo as Bus)
      return fila(cuerpo as Bus)
    },
    'PUT /buses/bus/actualizar': ({ query: { numero = '' }, cuerpo }) =>
      fila(reemplazar(empresa.buses, 'numero', numero, cuerpo as Bus)),
  }
}

export const pasajes: Noun = ({ pasajes: lista, uuid: nuevoUuid }) => ({
  'GET /pasajes': () => lista,
  'POST /pasajes': ({ cuerpo }) => {
    const nuevo = { ...(cuerpo as Pasaje), uuid: nuevoUuid(), valido: true }
    lista.push(nuevo)
    return nuevo
  },
  'PUT /pasajes': ({ cuerpo }) => {
    const { uuid, ...cambio } = cuerpo as Pasaje
    if (lista.find((uno) => uno.uuid === uuid)?.valido === false)
      throw new Rechazo(409, 'El pasaje ya no se edita.')
    return reemplazar(lista, 'uuid', uuid, cambio)
  },
  'PUT /pasajes/invalidarPasaje': ({ query: { uuidPasaje = '' } }) => {
    reemplazar(lista, 'uuid', uuidPasaje, { valido: false })
    return { mensaje: 'El pasaje ya no es válido.' }
  },
})

export const festivos: Noun = ({ festivos: lista, uuid: nuevoUuid }) => ({
  'GET /festivos': () => lista,
  'POST /festivos': ({ cuerpo }) => {
    const nuevo = { ...(cuerpo as { fecha: string }), uuid: nuevoUuid() }
    lista.push(nuevo)
    return nuevo
  },
  'DELETE /festivos': ({ query: { uuid } }) => {
    quitar(lista, 'uuid', uuid)
    return { mensaje: 'El festivo fue borrado.' }
  },
})
