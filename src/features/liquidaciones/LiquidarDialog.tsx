import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLiquidarMutation } from '../../api/liquidaciones'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { enfocarCampo } from '../../ui/form/focus'
import { FormDialog } from '../../ui/form/FormDialog'
import { COMPARISON } from './comparison'
import { ANCHO_DIALOGO, ANCHO_MAXIMO_DIALOGO } from './dialogWidth'
import { LiquidacionFields } from './LiquidacionFields'
import { WithDetalle, type DetalleDialogProps } from './WithDetalle'
import { cuerpoDe, FormularioLiquidacionSchema, valoresDe } from './valores'

/** 'Liquidar' of the list: edits the selected settlement, and settles it when Liquidada is ticked. */
export default function LiquidarDialog(props: DetalleDialogProps) {
  return <WithDetalle {...props}>{(detalle) => <Formulario {...props} detalle={detalle} />}</WithDetalle>
}

function Formulario({ uuid, detalle, onCerrar }: DetalleDialogProps & { detalle: LiquidacionDetalle }) {
  const [liquidar] = useLiquidarMutation()
  const [fechaBloqueada, setFechaBloqueada] = useState(true)
  const [valoresIniciales] = useState(() => valoresDe(detalle))
  const desbloquear = () => {
    // At once, because the button goes and what is unlocked takes the focus.
    flushSync(() => setFechaBloqueada(false))
    enfocarCampo('fecha')
  }
  return (
    <FormDialog
      abierto
      titulo="Liquidar"
      esquema={FormularioLiquidacionSchema}
      valoresIniciales={valoresIniciales}
      borrador={`liquidar-${uuid}`}
      comparison={COMPARISON}
      onEnviar={(valores, datos, { stored }) => liquidar(cuerpoDe(valores, datos, stored)).unwrap()}
      onCerrar={onCerrar}
      textoEnviar="Aceptar"
      textoEnviando="Guardando..."
      ancho={ANCHO_DIALOGO}
      anchoMaximo={ANCHO_MAXIMO_DIALOGO}
      accionesExtra={
        <>
          <CheckboxField name="liquidada" label="Liquidada" />
          {fechaBloqueada && (
            <Button variant="outlined" startIcon={<LockOpenIcon />} onClick={desbloquear}>
              Desbloquear Campos
            </Button>
          )}
        </>
      }
    >
      <LiquidacionFields fechaBloqueada={fechaBloqueada} conductorActual={detalle} />
    </FormDialog>
  )
}
