import LockIcon from '@mui/icons-material/LockOutlined'
import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import { useImprimirCierreMutation } from '../../api/cierres'
import { useAppSelector } from '../../api/client/hooks'
import type { Caja } from '../../contract/cierres'
import { puede } from '../../contract/permisos'
import { selectUsuario } from '../../session/sessionSlice'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { HistorialButton } from '../../records/historial/HistorialButton'

interface Props {
  /** The selected till. */
  caja: Caja | undefined
  onOpen: (dialog: 'cerrar' | 'reabrir') => void
  /** Opens the person's own till where nothing has come to it, which is in no row. */
  onOpenOwn: (() => void) | undefined
}

const OTHERS = 'Solo un administrador cierra la caja de otra persona.'
const CLOSED = 'La caja ya está cerrada.'
const NOT_CLOSED = 'La caja no está cerrada.'

/** Why this person may not close the till; undefined when they may. */
function useWhyNotClosed(caja: Caja | undefined): string | undefined {
  const usuario = useAppSelector(selectUsuario)
  if (caja?.cierre?.cerrado) return CLOSED
  const isOwn = caja?.username === usuario?.username
  return isOwn || puede(usuario?.roles ?? [], 'reabrirCaja') ? undefined : OTHERS
}

/** The buttons over the table. */
export function Actions({ caja, onOpen, onOpenOwn }: Props) {
  const [print] = useImprimirCierreMutation()
  const closed = caja?.cierre?.cerrado ? caja.cierre : null
  const onRow = { needsSelection: true, selected: caja !== undefined }
  const whyNotClosed = useWhyNotClosed(caja)
  return (
    <>
      <RoleButton
        {...onRow}
        action="cerrarCaja"
        shortcut="cerrarCaja"
        variant="contained"
        startIcon={<LockIcon />}
        disabledReason={whyNotClosed}
        onClick={() => onOpen('cerrar')}
      >
        Cerrar caja
      </RoleButton>
      <RoleButton
        {...onRow}
        action="reabrirCaja"
        shortcut="reabrirCaja"
        startIcon={<LockOpenIcon />}
        disabledReason={closed ? undefined : NOT_CLOSED}
        onClick={() => onOpen('reabrir')}
      >
        Reabrir
      </RoleButton>
      <RoleButton
        {...onRow}
        shortcut="imprimir"
        startIcon={<PrintIcon />}
        disabledReason={closed ? undefined : NOT_CLOSED}
        onClick={() => closed && void print({ uuid: closed.uuid })}
      >
        Imprimir
      </RoleButton>
      {onOpenOwn && (
        <RoleButton
          action="cerrarCaja"
          tip="Sin liquidaciones ese día: se cuenta la base"
          startIcon={<LockIcon />}
          onClick={onOpenOwn}
        >
          Mi caja
        </RoleButton>
      )}
      <HistorialButton sustantivo="cierres" identificador={caja?.cierre?.uuid} />
    </>
  )
}
