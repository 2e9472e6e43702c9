/** Salaries, debts, repayments and expenses. */
import { inRange, passes, remove, replace, type Noun } from './nouns'
import { nombreOf } from './company'
import { type Abono, type Deuda } from './entities'
import { salariosOf } from './liquidaciones'

const TODAY = '2026-03-10'

const sum = (rows: readonly { valor: number }[]) => rows.reduce((total, { valor }) => total + valor, 0)
const daysOf = (rows: readonly { fecha: string }[]) => new Set(rows.map(({ fecha }) => fecha)).size

export const salarios: Noun = (empresa) => ({
  'GET /salarios': ({ query }) => {
    const rows = empresa.liquidaciones
      .filter((one) => inRange(one.fecha, query) && passes(one.conductorDocumento, query.documento))
      .map((one) => ({
        uuid: one.uuid,
        valor: salariosOf(one).salario,
        valorRegistradora: salariosOf(one).salarioRegistradora,
        conductorNombre: nombreOf(empresa, one.conductorDocumento),
        busNumero: one.busNumero,
        fecha: one.fecha,
      }))
    const total = sum(rows)
    const totalRegistradora = sum(rows.map((row) => ({ valor: row.valorRegistradora })))
    // Section 2: the averages per day are shown 'only when present'.
    const days = query.documento ? daysOf(rows) : 0
    return {
      salarios: rows,
      totalSalarios: total,
      promedioSalario: total / (rows.length || 1),
      promedioSalarioDia: days ? total / days : null,
      totalSalariosRegistradora: totalRegistradora,
      promedioSalarioRegistradora: totalRegistradora / (rows.length || 1),
      promedioSalarioDiaRegistradora: days ? totalRegistradora / days : null,
    }
  },
})

export const deudas: Noun = (empresa) => {
  const withNombre = (deuda: Deuda) => ({
    ...deuda,
    conductorNombre: nombreOf(empresa, deuda.conductorDocumento),
  })
  const table = (documento?: string) => {
    const rows = empresa.deudas.filter((one) => passes(one.conductorDocumento, documento))
    const abonos = empresa.abonos.filter((one) => passes(one.conductorDocumento, documento))
    return {
      deudas: rows.map(withNombre),
      totalDeuda: sum(rows),
      balance: sum(rows) - sum(abonos),
    }
  }
  return {
    'GET /deudas': () => table(),
    'GET /deudas/conductor': ({ query: { documento } }) => table(documento),
    'POST /deudas': ({ body }) => {
      const { uuid, ...data } = body as Deuda
      if (uuid) return withNombre(replace(empresa.deudas, 'uuid', uuid, data))
      const created = { ...data, fecha: TODAY, uuid: empresa.uuid() }
      empresa.deudas.push(created)
      return withNombre(created)
    },
    'DELETE /deudas/eliminar/{uuid}': ({ uuid }) => {
      remove(empresa.deudas, 'uuid', uuid)
      return { mensaje: 'La deuda fue borrada.' }
    },
  }
}

export const abonos: Noun = (empresa) => {
  const withNombre = (abono: Abono) => ({
    ...abono,
    conductorNombre: nombreOf(empresa, abono.conductorDocumento),
  })
  const table = (documento?: string) => {
    const rows = empresa.abonos.filter((one) => passes(one.conductorDocumento, documento))
    return { abonos: rows.map(withNombre), totalAbono: sum(rows) }
  }
  return {
    'GET /abonos': () => table(),
    'GET /abonos/conductor': ({ query: { documento } }) => table(documento),
    'POST /abonos': ({ body }) => {
      const created = { ...(body as Abono), uuid: empresa.uuid() }
      empresa.abonos.push(created)
      return withNombre(created)
    },
    'PUT /abonos': ({ body }) => {
      const { uuid, ...data } = body as Abono
      replace(empresa.abonos, 'uuid', uuid, data)
      return empresa.variant.edition
    },
    'DELETE /abonos/eliminar/{uuid}': ({ uuid }) => {
      remove(empresa.abonos, 'uuid', uuid)
      return { mensaje: 'El abono fue borrado.' }
    },
  }
}

export const gastos: Noun = (empresa) => ({
  'GET /reporte/gastos': ({ query }) => {
    const rows = empresa.liquidaciones
      .filter(
        (one) =>
          inRange(one.fecha, query) &&
          passes(one.busNumero, query.numero) &&
          passes(one.conductorDocumento, query.documento),
      )
      .flatMap((one) =>
        one.gastos.map((gasto, index) => ({
          ...gasto,
          uuid: `${one.uuid}-${index}`,
          fecha: one.fecha,
          busNumero: one.busNumero,
          conductorNombre: nombreOf(empresa, one.conductorDocumento),
        })),
      )
      .filter(({ nombre }) => passes(nombre, query.nombre))
    return {
      gastos: rows,
      promedioGastosDia: rows.length > 0 ? sum(rows) / daysOf(rows) : null,
      totalGasto: sum(rows),
    }
  },
})
