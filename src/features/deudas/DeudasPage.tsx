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
import { DeudaDialogs, type DialogoAbierto } from './DeudaDialogs'
import { totalesDe } from './totales'
import { useDeudas } from './useDeudas'

/** What drivers owe (section 2). */
export default function DeudasPage() {
  const { tabla, cargando, filtro, buscar, limpiar } = useDeudas()
  const [uuid, setUuid] = useState<string | null>(null)
  const dialogo = useDialogState<DialogoAbierto>('deudas')
  const abierta = useRowAsOpened(tabla?.deudas, dialogo.uuid)
  const totales = useMemo(() => totalesDe(tabla), [tabla])
  const deuda = tabla?.deudas.find((fila) => fila.uuid === uuid)
  const deFila = {
    requiereSeleccion: true,
    seleccionado: deuda !== undefined,
    motivo: deuda?.liquidacionUuid ? SE_EDITA_EN_SU_LIQUIDACION : undefined,
  }

  return (
    <Page titulo="Deudas">
      <ConductorSearchForm titulo="Buscar deudas" filtro={filtro} onBuscar={buscar} onLimpiar={limpiar} />
      <DataTable
        id="deudas"
        titulo="Deudas"
        filas={tabla?.deudas}
        columnas={COLUMNAS}
        cargando={cargando}
        mensajeVacio="No hay deudas."
        seleccion={{ uuid, onChange: setUuid }}
        totales={totales}
        exportacion={{ archivo: 'deudas' }}
        acciones={
          <>
            <RoleButton
              accion="crearDeuda"
              atajo="crear"
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => dialogo.abrir('crear')}
            >
              Crear
            </RoleButton>
            <RoleButton
              accion="eliminarDeuda"
              atajo="eliminar"
              {...deFila}
              startIcon={<DeleteIcon />}
              onClick={() => dialogo.abrir('eliminar', uuid)}
            >
              Eliminar
            </RoleButton>
            <RoleButton
              accion="editarDeuda"
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
      <DeudaDialogs dialogo={dialogo.dialogo} deuda={abierta} onCerrar={dialogo.cerrar} />
    </Page>
  )
}
