import { type Noun } from './nouns'
import { type Asistencia } from './entities'

const monthOf = (fecha: string) => String(Number(fecha.slice(5, 7)))

export const asistencias: Noun = (empresa) => {
  const { conductores, asistencias: list } = empresa
  const proposal = (fecha: string): Asistencia[] =>
    conductores
      .filter(({ valido }) => valido)
      .map(({ uuid, nombre }) => ({
        uuid: null,
        fecha,
        conductorUuid: uuid,
        conductorNombre: nombre,
        bus: null,
        justificacion: null,
        asistio: false,
        entregoAlDia: false,
        entregoPresencial: false,
      }))

  return {
    // It keeps and answers what it is sent.
    'POST /asistencias': ({ body }) => {
      const stored = (body as Asistencia[]).map((one) => ({ ...one, uuid: one.uuid ?? empresa.uuid() }))
      list.splice(0, list.length, ...stored)
      return stored
    },
    'GET /asistencias/mes': ({ query: { mes } }) => list.filter(({ fecha }) => monthOf(fecha) === mes),
    'GET /asistencias/fecha': ({ query: { fecha = '', crear } }) => {
      const ofDay = list.filter((one) => one.fecha === fecha)
      return ofDay.length === 0 && crear === 'true' ? proposal(fecha) : ofDay
    },
    'GET /asistencias/reporte/mes': ({ query: { mes } }) =>
      conductores.map(({ uuid, nombre, documento }) => {
        const theirs = list.filter((one) => one.conductorUuid === uuid && monthOf(one.fecha) === mes)
        const account = (holds: (one: Asistencia) => boolean) => theirs.filter(holds).length
        return {
          uuid,
          conductorNombre: nombre,
          conductorDocumento: documento,
          totalFaltas: account((one) => !one.asistio),
          totalFaltasSinJustificacion: account((one) => !one.asistio && !one.justificacion),
          totalAsistencias: account((one) => one.asistio),
          totalEntregasAlDia: account((one) => one.entregoAlDia),
          totalNoEntregasAlDia: account((one) => one.asistio && !one.entregoAlDia),
          totalEntregasPresencial: account((one) => one.entregoPresencial),
          totalNoEntregasPresencial: account((one) => one.asistio && !one.entregoPresencial),
          totalDias: theirs.length,
        }
      }),
  }
}
