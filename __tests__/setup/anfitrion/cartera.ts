/** Salaries, debts, repayments and expenses. */
import { enRango, pasa, quitar, reemplazar, type Noun } from './atender'
import { nombreDe } from './empresa'
import { type Abono, type Deuda } from './entidades'
import { salariosDe } from './liquidaciones'

const HOY = '2026-03-10'

const suma = (filas: readonly { valor: number }[]) => filas.reduce((total, { valor }) => total + valor, 0)
const diasDe = (filas: readonly { fecha: string }[]) => new Set(filas.map(({ fecha }) => fecha)).size

export const salarios: Noun = (empresa) => ({
  'GET /salarios': ({ query }) => {
    const filas = empresa.liquidaciones
      .filter((una) => enRango(una.fecha, query) && pasa(una.conductorDocumento, query.documento))
      .map((una) => ({
        uuid: una.uuid,
        valor: salariosDe(una).salario,
        valorRegistradora: salariosDe(una).salarioRegistradora,
        conductorNombre: nombreDe(empresa, una.conductorDocumento),
        busNumero: una.busNumero,
        fecha: una.fecha,
      }))
    const total = suma(filas)
    const totalRegistradora = suma(filas.map((fila) => ({ valor: fila.valorRegistradora })))
    // Section 2: the averages per day are shown 'only when present'.
    const dias = query.documento ? diasDe(filas) : 0
    return {
      salarios: filas,
      totalSalarios: total,
      promedioSalario: total / (filas.length || 1),
      promedioSalarioDia: dias ? total / dias : null,
      totalSalariosRegistradora: totalRegistradora,
      promedioSalarioRegistradora: totalRegistradora / (filas.length || 1),
      promedioSalarioDiaRegistradora: dias ? totalRegistradora / dias : null,
    }
  },
})

export const deudas: Noun = (empresa) => {
  const conNombre = (deuda: Deuda) => ({
    ...deuda,
    conductorNombre: nombreDe(empresa, deuda.conductorDocumento),
  })
  const tabla = (documento?: string) => {
    const filas = empresa.deudas.filter((una) => pasa(una.conductorDocumento, documento))
    const abonos = empresa.abonos.filter((uno) => pasa(uno.conductorDocumento, documento))
    return {
      deudas: filas.map(conNombre),
      totalDeuda: suma(filas),
      balance: suma(filas) - suma(abonos),
    }
  }
  return {
    'GET /deudas': () => tabla(),
    'GET /deudas/conductor': ({ query: { documento } }) => tabla(documento),
    'POST /deudas': ({ cuerpo }) => {
      const { uuid, ...datos } = cuerpo as Deuda
      if (uuid) return conNombre(reemplazar(empresa.deudas, 'uuid', uuid, datos))
      const nueva = { ...datos, fecha: HOY, uuid: empresa.uuid() }
      empresa.deudas.push(nueva)
      return conNombre(nueva)
    },
    'DELETE /deudas/eliminar/{uuid}': ({ uuid }) => {
      quitar(empresa.deudas, 'uuid', uuid)
      return { mensaje: 'La deuda fue borrada.' }
    },
  }
}

export const abonos: Noun = (empresa) => {
  const conNombre = (abono: Abono) => ({
    ...abono,
    conductorNombre: nombreDe(empresa, abono.conductorDocumento),
  })
  const tabla = (documento?: string) => {
    const filas = empresa.abonos.filter((uno) => pasa(uno.conductorDocumento, documento))
    return { abonos: filas.map(conNombre), totalAbono: suma(filas) }
  }
  return {
    'GET /abonos': () => tabla(),
    'GET /abonos/conductor': ({ query: { documento } }) => tabla(documento),
    'POST /abonos': ({ cuerpo }) => {
      const nuevo = { ...(cuerpo as Abono), uuid: empresa.uuid() }
      empresa.abonos.push(nuevo)
      return conNombre(nuevo)
    },
    'PUT /abonos': ({ cuerpo }) => {
      const { uuid, ...datos } = cuerpo as Abono
      reemplazar(empresa.abonos, 'uuid', uuid, datos)
      return empresa.costumbres.edicion
    },
    'DELETE /abonos/eliminar/{uuid}': ({ uuid }) => {
      quitar(empresa.abonos, 'uuid', uuid)
      return { mensaje: 'El abono fue borrado.' }
    },
  }
}

export const gastos: Noun = (empresa) => ({
  'GET /reporte/gastos': ({ query }) => {
    const filas = empresa.liquidaciones
      .filter(
        (una) =>
          enRango(una.fecha, query) &&
          pasa(una.busNumero, query.numero) &&
          pasa(una.conductorDocumento, query.documento),
      )
      .flatMap((una) =>
        una.gastos.map((gasto, indice) => ({
          ...gasto,
          uuid: `${una.uuid}-${indice}`,
          fecha: una.fecha,
          busNumero: una.busNumero,
          conductorNombre: nombreDe(empresa, una.conductorDocumento),
        })),
      )
      .filter(({ nombre }) => pasa(nombre, query.nombre))
    return {
      gastos: filas,
      promedioGastosDia: filas.length > 0 ? suma(filas) / diasDe(filas) : null,
      totalGasto: suma(filas),
    }
  },
})
