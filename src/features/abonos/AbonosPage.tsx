import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import { useMemo, useState } from 'react'
import { useDialogState } from '../../ui/drafts/useDialogState'
import { useRowAsOpened } from '../../ui/drafts/useRowAsOpened'
import { SE_EDITA_EN_SU_LIQUIDACION } from '../../ui/FromLiquidacion'
import { ConductorSearchForm } from '../../ui/filters/ConductorSearchForm'
import { Page } from '../../ui/Page'
import { RoleButton } from '../../ui/RoleButton'
import { DataTable } from '../../ui/table/DataTable'
import { COLUMNAS } from './columnas'
import { AbonoDialogs, type DialogoAbierto } from './AbonoDialogs'
import { totalesDe } from './totales'
import { useAbonos } from './useAbonos'

/** What drivers have paid back (section 2). */
export default function AbonosPage() {
  const { tabla, cargando, filtro, buscar, limpiar } = useAbonos()
  const [uuid, setUuid] = useState<string | null>(null)
  const dialogo = useDialogState<DialogoAbierto>('abonos')
  const abierto = useRowAsOpened(tabla?.abonos, dialogo.uuid)
  const totales = useMemo(() => totalesDe(tabla), [tabla])
  const abono = tabla?.abonos.find((fila) => fila.uuid === uuid)
  const deFila = {
    requiereSeleccion: true,
    seleccionado: abono !== undefined,
    motivo: abono?.liquidacionUuid ? SE_EDITA_EN_SU_LIQUIDACION : undefined,
  }

  return (
    <Page titulo="Abonos">
      <ConductorSearchForm titulo="Buscar abonos" filtro={filtro} onBuscar={buscar} onLimpiar={limpiar} />
      <DataTable
        id="abonos"
        titulo="Abonos"
        filas={tabla?.abonos}
        columnas={COLUMNAS}
        cargando={cargando}
        mensajeVacio="No hay abonos."
        seleccion={{ uuid, onChange: setUuid }}
        totales={totales}
        exportacion={{ archivo: 'abonos' }}
        acciones={
          <>
            <RoleButton
              accion="crearAbono"
              atajo="crear"
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => dialogo.abrir('crear')}
            >
              Crear
            </RoleButton>
            <RoleButton
              accion="eliminarAbono"
              atajo="eliminar"
              {...deFila}
              startIcon={<DeleteIcon />}
              onClick={() => dialogo.abrir('eliminar', uuid)}
            >
              Eliminar
            </RoleButton>
            <RoleButton
              accion="editarAbono"
              atajo="editar"
              {...deFila}
              startIcon={<EditIcon />}
              onClick={() => dialogo.abrir('editar', uuid)}
            >
              Editar
            </RoleButton>
          </>
        }
      />
      <AbonoDialogs dialogo={dialogo.dialogo} abono={abierto} onCerrar={dialogo.cerrar} />
    </Page>
  )
}
