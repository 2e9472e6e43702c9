import { type Noun } from './atender'
import { type Asistencia } from './entidades'

const mesDe = (fecha: string) => String(Number(fecha.slice(5, 7)))

export const asistencias: Noun = (empresa) => {
  const { conductores, asistencias: lista } = empresa
  const propuesta = (fecha: string): Asistencia[] =>
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
    'POST /asistencias': ({ cuerpo }) => {
      const guardadas = (cuerpo as Asistencia[]).map((una) => ({ ...una, uuid: una.uuid ?? empresa.uuid() }))
      lista.splice(0, lista.length, ...guardadas)
      return guardadas
    },
    'GET /asistencias/mes': ({ query: { mes } }) => lista.filter(({ fecha }) => mesDe(fecha) === mes),
    'GET /asistencias/fecha': ({ query: { fecha = '', crear } }) => {
      const delDia = lista.filter((una) => una.fecha === fecha)
      return delDia.length === 0 && crear === 'true' ? propuesta(fecha) : delDia
    },
    'GET /asistencias/reporte/mes': ({ query: { mes } }) =>
      conductores.map(({ uuid, nombre, documento }) => {
        const suyas = lista.filter((una) => una.conductorUuid === uuid && mesDe(una.fecha) === mes)
        const cuenta = (cumple: (una: Asistencia) => boolean) => suyas.filter(cumple).length
        return {
          uuid,
          conductorNombre: nombre,
          conductorDocumento: documento,
          totalFaltas: cuenta((una) => !una.asistio),
          totalFaltasSinJustificacion: cuenta((una) => !una.asistio && !una.justificacion),
          totalAsistencias: cuenta((una) => una.asistio),
          totalEntregasAlDia: cuenta((una) => una.entregoAlDia),
          totalNoEntregasAlDia: cuenta((una) => una.asistio && !una.entregoAlDia),
          totalEntregasPresencial: cuenta((una) => una.entregoPresencial),
          totalNoEntregasPresencial: cuenta((una) => una.asistio && !una.entregoPresencial),
          totalDias: suyas.length,
        }
      }),
  }
}
