import PlanillaIcon from '@mui/icons-material/GridOnOutlined'
import LiquidarIcon from '@mui/icons-material/PriceCheck'
import SensorsIcon from '@mui/icons-material/Sensors'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { isOwnServer } from '../../api/client/baseUrl'
import { ActionBar, type RowAction } from '../../records/page/ActionBar'
import { CREATE, DELETE } from '../../records/page/rowActions'
import { HistorialButton } from '../../records/historial/HistorialButton'
import { ImportButton } from '../../records/import/ImportButton'
import type { OpenDialog } from './LiquidacionDialogs'

const loadImport = () => import('./importar')

interface Props {
  /** The selected settlement. */
  uuid: string | null
  onOpen: (dialog: OpenDialog, uuid: string | null) => void
}

/** The buttons over the list. Memoised: arriving rows do not render them again. */
export const Actions = memo(function Actions({ uuid, onOpen }: Props) {
  const opens = (dialog: OpenDialog) => ({ onClick: () => onOpen(dialog, uuid) })
  const onRow = (dialog: OpenDialog) => ({ needsRow: true, ...opens(dialog) })
  const actions: RowAction[] = [
    { ...CREATE, permission: 'crearLiquidacion', ...opens('crear') },
    { ...DELETE, permission: 'eliminarLiquidacion', ...onRow('eliminar') },
    {
      label: 'Liquidar',
      icon: <LiquidarIcon />,
      permission: 'liquidar',
      shortcut: 'editar',
      ...onRow('liquidar'),
    },
    { label: 'Detalle', icon: <VisibilityIcon />, shortcut: 'detalle', ...onRow('detalle') },
    {
      label: 'Ingresar Sensores',
      icon: <SensorsIcon />,
      permission: 'ingresarSensores',
      shortcut: 'sensores',
      ...opens('sensores'),
    },
  ]
  return (
    <>
      <ActionBar selected={uuid !== null} actions={actions} />
      {isOwnServer() && (
        <Button component={Link} to="/liquidaciones/planilla" startIcon={<PlanillaIcon />}>
          Planilla
        </Button>
      )}
      <ImportButton noun="liquidaciones" load={loadImport} />
      <HistorialButton sustantivo="liquidaciones" identificador={uuid} />
    </>
  )
})
