import { askAnew } from '../../api/client/askAnew'
import { asistenciasApi, useAsistenciasDelDiaQuery, useAsistenciasDelMesQuery } from '../../api/asistencias'
import { ConsultaAsistenciasSchema } from '../../contract/asistencias'
import { useFilterAddress } from '../../ui/filters/useFilterAddress'
import { FILTRO_VACIO, filtroAplicado, selectFiltro, type FiltroAsistencias } from './filtroSlice'

const { asistenciasDelDia, asistenciasDelMes } = asistenciasApi.endpoints

const deMes = ({ mes }: FiltroAsistencias) => ({ mes: Number(mes) })
const deDia = ({ fecha }: FiltroAsistencias) => ({ fecha: fecha ?? '', crear: false })

const ask = (filtro: FiltroAsistencias) =>
  filtro.tipo === 'dia'
    ? askAnew(asistenciasDelDia, deDia(filtro))
    : askAnew(asistenciasDelMes, deMes(filtro))

/** The attendance of the month or day that the store and the address hold; nothing until one is asked for. */
export function useConsulta() {
  const direccion = useFilterAddress({
    selectFiltro,
    filtroAplicado,
    vacio: FILTRO_VACIO,
    esquema: ConsultaAsistenciasSchema,
    ask,
  })
  const filtro = direccion.filtro ?? FILTRO_VACIO
  const delMes = useAsistenciasDelMesQuery(deMes(filtro), { skip: filtro.tipo !== 'mes' })
  const delDia = useAsistenciasDelDiaQuery(deDia(filtro), { skip: filtro.tipo !== 'dia' })
  const { currentData: filas, isFetching: cargando } = filtro.tipo === 'dia' ? delDia : delMes
  return { filas, cargando, ...direccion }
}
