import { useEventCallback } from '@mui/material/utils'
import { useFormikContext } from 'formik'
import { useState, type ComponentProps } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { useCrearLiquidacionMutation } from '../../api/liquidaciones'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { FormDialog } from '../../ui/form/FormDialog'
import { BuscarButton } from './BuscarButton'
import { COMPARISON } from './comparison'
import { ANCHO_DIALOGO, ANCHO_MAXIMO_DIALOGO } from './dialogWidth'
import { LiquidacionFields } from './LiquidacionFields'
import { LoadedNotice } from './LoadedNotice'
import { differingFields, rebase, type Field } from './rebase'
import { fechaUsada } from './sittingSlice'
import { useSiguiente } from './useSiguiente'
import {
  CREACION_VACIA,
  cuerpoDe,
  FormularioLiquidacionSchema,
  valoresDe,
  VALORES_VACIOS,
  type ValoresCreacion,
} from './valores'

interface Props {
  /** The date last used in this sitting; '' makes an empty form. */
  fecha: string
  onCerrar: () => void
}

/** 'Crear' of the list: a new settlement, or one that Buscar has loaded. */
export default function CrearDialog({ fecha, onCerrar }: Props) {
  const dispatch = useAppDispatch()
  const [crear] = useCrearLiquidacionMutation()
  const [valoresIniciales] = useState({ ...CREACION_VACIA, fecha })
  const preparar = useSiguiente()
  /** The fields that Buscar is about to fill in. */
  const [waiting, setWaiting] = useState<ReadonlySet<Field> | null>(null)
  return (
    <FormDialog
      abierto
      titulo="Crear Liquidación"
      esquema={FormularioLiquidacionSchema}
      valoresIniciales={valoresIniciales}
      borrador="crear-liquidacion"
      comparison={COMPARISON}
      onEnviar={async (valores, datos, { stored, idempotencyKey }) => {
        await crear({ ...cuerpoDe(valores, datos, stored), idempotencyKey }).unwrap()
        dispatch(fechaUsada(valores.fecha))
      }}
      onCerrar={onCerrar}
      impedimento={waiting ? 'Espere a que Buscar termine.' : undefined}
      textoEnviar="Crear"
      textoEnviando="Creando..."
      accionesExtra={
        <CheckboxField name="liquidada" label="Liquidada" waiting={waiting?.has('liquidada') ?? false} />
      }
      siguiente={{ texto: 'Guardar y siguiente', preparar }}
      ancho={ANCHO_DIALOGO}
      anchoMaximo={ANCHO_MAXIMO_DIALOGO}
    >
      <CamposDeCreacion waiting={waiting} onAsk={setWaiting} />
    </FormDialog>
  )
}

interface CamposProps extends ComponentProps<typeof BuscarButton> {
  waiting: ReadonlySet<Field> | null
}

function CamposDeCreacion({ waiting, onAsk }: CamposProps) {
  const { values, setFieldValue, setStatus } = useFormikContext<ValoresCreacion>()
  const { cargada } = values
  // A driver who has retired since is still read when the date is changed.
  const [ultima, setUltima] = useState(cargada)
  if (cargada && cargada !== ultima) setUltima(cargada)

  /** Another date or bus is another settlement: what was loaded goes, what was typed stays. */
  const soltarCargada = useEventCallback(() => {
    // What is on its way is of the former one, and will be dropped.
    onAsk(null)
    if (!cargada) return
    const { fecha, busNumero, conductorDocumento } = values
    const vacia = { ...VALORES_VACIOS, fecha, busNumero, conductorDocumento }
    const nuevos = rebase(values, valoresDe(cargada), vacia)
    for (const campo of differingFields(nuevos, values)) void setFieldValue(campo, nuevos[campo], false)
    void setFieldValue('cargada', null, false)
    void setFieldValue('conservados', [], false)
    // What was said was of that one.
    setStatus({ mensaje: null })
  })

  return (
    <>
      <LoadedNotice />
      <LiquidacionFields
        junto={<BuscarButton onAsk={onAsk} />}
        conductorActual={ultima}
        vistaPrevia={cargada?.uuid ? null : cargada}
        waiting={waiting}
        sinBuscar={cargada === null}
        alCambiarClave={soltarCargada}
      />
    </>
  )
}
