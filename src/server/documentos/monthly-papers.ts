import { type CuerpoPrevia } from '../../contract/previa'
import { type Config } from '../config'
import { type Db } from '../db/types'
import { within } from '../nomina/avisos'
import { clip } from '../nomina/dias'
import { primaSemestre } from '../nomina/periodos'
import { bono, prima } from '../nomina/prestaciones'
import { readExpedientes } from './expedientes'
import { historiaOf, notaDelAuxilio, papelOf } from './paper'

type DeVarios = Extract<CuerpoPrevia, { mes: number }>

const BONO_ES_SALARIO = 'CST 127: lo que se paga cada año es salario'
const BONO_DE_LIBERALIDAD = 'Por mera liberalidad, no constituye salario (CST 128)'

/** The papers of a month, by name: of each contract that is confirmed, or has settlements in its days. */
export async function papelesDelMes(db: Db, config: Config, hoy: string, body: DeVarios) {
  const { mes, datos } = body
  const { elegidos } = datos
  const { desde, causaHasta, final } = primaSemestre(mes, hoy)
  const ventana = { desde: body.tipo === 'bono' ? `${final.slice(0, 4)}-01-01` : desde, hasta: causaHasta }
  const { expedientes, recorded } = await readExpedientes(db, config, hoy, ventana.desde)
  return expedientes.flatMap((expediente) =>
    expediente.empleos.flatMap((empleo) => {
      const { contrato } = empleo
      const dias = clip({ desde: contrato.desde, hasta: contrato.hasta ?? ventana.hasta }, ventana)
      const hasPay = contrato.uuid !== null || within(expediente.entradas, dias).length > 0
      const { documento } = expediente.conductor
      const isChosen =
        elegidos?.some((one) => one.documento === documento && one.desde === contrato.desde) ?? true
      if (dias.hasta < dias.desde || !hasPay || !isChosen) return []
      const ajuste = datos.ajustes[documento] ?? {}
      const caso = { expediente, empleo, ajuste, recorded, config }
      const historia = historiaOf(caso)
      const retirado = contrato.hasta !== null && contrato.hasta <= hoy
      if (body.tipo === 'prima')
        return papelOf(caso, prima(historia, mes, hoy), { retirado, notas: notaDelAuxilio(config) })
      const norma = body.datos.liberalidad ? BONO_DE_LIBERALIDAD : BONO_ES_SALARIO
      return papelOf(caso, bono(historia, mes, hoy, Math.round(body.datos.dias * 10), norma), { retirado })
    }),
  )
}
