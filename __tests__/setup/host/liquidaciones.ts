import { inRange, passes, remove, Rejection, replace, type Noun } from './nouns'
import { nombreOf, type HostCompany } from './company'
import { type Liquidacion } from './entities'

const VALOR = 3_000
const SALARIO_POR_PASAJERO = 400

/** Figures of the stranger's own, under the names that it is used to. */
function figures({ regIni, regFin, sensor, gastos }: Liquidacion, longNames: boolean) {
  const spent = gastos.reduce((sum, { valor }) => sum + valor, 0)
  const registradora = regFin - regIni
  const netOf = (pasajeros: number) => pasajeros * (VALOR - SALARIO_POR_PASAJERO) - spent
  return longNames
    ? {
        // A field of its own, which is nobody's to send back.
        version: 7,
        pasajerosRegistradora: registradora,
        sensorNetos: sensor,
        valorNetoRegistradora: netOf(registradora),
        valorNeto: netOf(sensor),
      }
    : {
        pasajerosReg: registradora,
        pasajerosSensor: sensor,
        valorNetoReg: netOf(registradora),
        valorNetoSensor: netOf(sensor),
      }
}

export const salariosOf = ({ regIni, regFin, sensor }: Liquidacion) => ({
  salario: sensor * SALARIO_POR_PASAJERO,
  salarioRegistradora: (regFin - regIni) * SALARIO_POR_PASAJERO,
})

const whole = (empresa: HostCompany, one: Liquidacion) => ({
  ...one,
  conductorNombre: nombreOf(empresa, one.conductorDocumento),
  ...figures(one, empresa.variant.longNames),
  ...salariosOf(one),
})

/** A row of a list: no more than its columns, or the whole record. */
function row(empresa: HostCompany, one: Liquidacion) {
  const all = whole(empresa, one)
  if (empresa.variant.longNames) return all
  const { gastos: _g, abonoDto: _a, deudaDto: _d, salario: _s, salarioRegistradora: _r, ...columns } = all
  return columns
}

export const liquidaciones: Noun = (empresa) => {
  const list = empresa.liquidaciones
  const ofThatDay = (fecha: string | undefined, busNumero: string | undefined) =>
    list.find((one) => one.fecha === fecha && one.busNumero === busNumero)

  return {
    'GET /liquidaciones/table': () => list.map((one) => row(empresa, one)),
    'GET /liquidaciones/v2/table': ({ query }) =>
      list
        .filter(
          (one) =>
            inRange(one.fecha, query) &&
            passes(one.busNumero, query.numero) &&
            passes(one.conductorDocumento, query.documento) &&
            passes(one.liquidada === true, query.liquidada),
        )
        .map((one) => row(empresa, one)),
    'GET /liquidaciones/detalle': ({ query: { uuid, fecha, busNumero } }) => {
      const one = uuid ? list.find((other) => other.uuid === uuid) : ofThatDay(fecha, busNumero)
      const foreseen = empresa.previews.find(
        (other) => other.fecha === fecha && other.busNumero === busNumero,
      )
      if (!one && foreseen) return { ...whole(empresa, { ...foreseen, uuid: '' }), uuid: null }
      if (!one) throw new Rejection(400, 'No hay liquidación de ese bus en esa fecha.')
      return whole(empresa, one)
    },
    'POST /liquidaciones': ({ body }) => {
      const { uuid: theirs, fecha, busNumero } = body as Liquidacion
      if (!theirs && ofThatDay(fecha, busNumero)) throw new Rejection(400, 'Ya se liquidó ese bus ese día.')
      const created = empresa.liquidacion({ ...(body as Liquidacion), fechaEntrega: '2026-03-10' })
      const index = list.findIndex(({ uuid }) => uuid === created.uuid)
      // Its lists go by something else than the order of entry.
      if (index < 0) list.push(created)
      else list[index] = created
      return whole(empresa, created)
    },
    'PUT /liquidaciones/liquidar': ({ body }) => {
      const { uuid, ...change } = body as Liquidacion
      const attached = { abonoDto: null, deudaDto: null }
      return whole(empresa, replace(list, 'uuid', uuid, { ...attached, ...change }))
    },
    'POST /liquidaciones/sensores': ({ body }) => {
      const created = (body as Liquidacion[]).map((one) => empresa.liquidacion(one))
      list.push(...created)
      return created.map((one) => row(empresa, one))
    },
    'DELETE /liquidaciones': ({ query: { uuid } }) => {
      remove(list, 'uuid', uuid)
      return { mensaje: 'La liquidación fue borrada.' }
    },
  }
}
