import { enRango, pasa, quitar, Rechazo, reemplazar, type Noun } from './atender'
import { nombreDe, type Empresa } from './empresa'
import { type Liquidacion } from './entidades'

const VALOR = 3_000
const SALARIO_POR_PASAJERO = 400

/** Figures of the stranger's own, under the names that it is used to. */
function cifras({ regIni, regFin, sensor, gastos }: Liquidacion, nombresLargos: boolean) {
  const gastado = gastos.reduce((suma, { valor }) => suma + valor, 0)
  const registradora = regFin - regIni
  const netoDe = (pasajeros: number) => pasajeros * (VALOR - SALARIO_POR_PASAJERO) - gastado
  return nombresLargos
    ? {
        // A field of its own, which is nobody's to send back.
        version: 7,
        pasajerosRegistradora: registradora,
        sensorNetos: sensor,
        valorNetoRegistradora: netoDe(registradora),
        valorNeto: netoDe(sensor),
      }
    : {
        pasajerosReg: registradora,
        pasajerosSensor: sensor,
        valorNetoReg: netoDe(registradora),
        valorNetoSensor: netoDe(sensor),
      }
}

export const salariosDe = ({ regIni, regFin, sensor }: Liquidacion) => ({
  salario: sensor * SALARIO_POR_PASAJERO,
  salarioRegistradora: (regFin - regIni) * SALARIO_POR_PASAJERO,
})

const entera = (empresa: Empresa, una: Liquidacion) => ({
  ...una,
  conductorNombre: nombreDe(empresa, una.conductorDocumento),
  ...cifras(una, empresa.costumbres.nombresLargos),
  ...salariosDe(una),
})

/** A row of a list: no more than its columns, or the whole record. */
function fila(empresa: Empresa, una: Liquidacion) {
  const todo = entera(empresa, una)
  if (empresa.costumbres.nombresLargos) return todo
  const { gastos: _g, abonoDto: _a, deudaDto: _d, salario: _s, salarioRegistradora: _r, ...columnas } = todo
  return columnas
}

export const liquidaciones: Noun = (empresa) => {
  const lista = empresa.liquidaciones
  const deEseDia = (fecha: string | undefined, busNumero: string | undefined) =>
    lista.find((una) => una.fecha === fecha && una.busNumero === busNumero)

  return {
    'GET /liquidaciones/table': () => lista.map((una) => fila(empresa, una)),
    'GET /liquidaciones/v2/table': ({ query }) =>
      lista
        .filter(
          (una) =>
            enRango(una.fecha, query) &&
            pasa(una.busNumero, query.numero) &&
            pasa(una.conductorDocumento, query.documento) &&
            pasa(una.liquidada === true, query.liquidada),
        )
        .map((una) => fila(empresa, una)),
    'GET /liquidaciones/detalle': ({ query: { uuid, fecha, busNumero } }) => {
      const una = uuid ? lista.find((otra) => otra.uuid === uuid) : deEseDia(fecha, busNumero)
      const prevista = empresa.vistasPrevias.find(
        (otra) => otra.fecha === fecha && otra.busNumero === busNumero,
      )
      if (!una && prevista) return { ...entera(empresa, { ...prevista, uuid: '' }), uuid: null }
      if (!una) throw new Rechazo(400, 'No hay liquidación de ese bus en esa fecha.')
      return entera(empresa, una)
    },
    'POST /liquidaciones': ({ cuerpo }) => {
      const { uuid: suya, fecha, busNumero } = cuerpo as Liquidacion
      if (!suya && deEseDia(fecha, busNumero)) throw new Rechazo(400, 'Ya se liquidó ese bus ese día.')
      const nueva = empresa.liquidacion({ ...(cuerpo as Liquidacion), fechaEntrega: '2026-03-10' })
      const indice = lista.findIndex(({ uuid }) => uuid === nueva.uuid)
      if (indice < 0) lista.unshift(nueva)
      else lista[indice] = nueva
      return entera(empresa, nueva)
    },
    'PUT /liquidaciones/liquidar': ({ cuerpo }) => {
      const { uuid, ...cambio } = cuerpo as Liquidacion
      const adjuntos = { abonoDto: null, deudaDto: null }
      return entera(empresa, reemplazar(lista, 'uuid', uuid, { ...adjuntos, ...cambio }))
    },
    'POST /liquidaciones/sensores': ({ cuerpo }) => {
      const nuevas = (cuerpo as Liquidacion[]).map((una) => empresa.liquidacion(una))
      lista.push(...nuevas)
      return nuevas.map((una) => fila(empresa, una))
    },
    'DELETE /liquidaciones': ({ query: { uuid } }) => {
      quitar(lista, 'uuid', uuid)
      return { mensaje: 'La liquidación fue borrada.' }
    },
  }
}
