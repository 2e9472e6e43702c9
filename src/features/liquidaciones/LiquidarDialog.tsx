import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useLiquidarMutation } from '../../api/liquidaciones'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { FormDialog } from '../../ui/form/FormDialog'
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
  return (
    <FormDialog
      abierto
      titulo="Liquidar"
      esquema={FormularioLiquidacionSchema}
      valoresIniciales={valoresIniciales}
      borrador={`liquidar-${uuid}`}
      onEnviar={(_valores, datos) => liquidar(cuerpoDe(datos)).unwrap()}
      onCerrar={onCerrar}
      textoEnviar="Aceptar"
      textoEnviando="Guardando..."
      ancho={ANCHO_DIALOGO}
      anchoMaximo={ANCHO_MAXIMO_DIALOGO}
    >
      <LiquidacionFields
        fechaBloqueada={fechaBloqueada}
        conductorActual={detalle.conductorNombre}
        junto={
          fechaBloqueada && (
            <Button variant="outlined" startIcon={<LockOpenIcon />} onClick={() => setFechaBloqueada(false)}>
              Desbloquear Campos
            </Button>
          )
        }
      />
    </FormDialog>
  )
}
