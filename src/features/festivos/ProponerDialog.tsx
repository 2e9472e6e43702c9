import { useState } from 'react'
import { useAgregarFestivosMutation } from '../../api/festivos'
import { today } from '../../api/client/today'
import { SelectField } from '../../ui/fields/SelectField'
import { FormDialog } from '../../ui/form/FormDialog'
import { aniosDesde, PropuestaSchema, type ValoresPropuesta } from './propuesta'
import { PropuestaList } from './PropuestaList'

/** 'Proponer festivos': a year's public holidays, from which the clerk ticks what to register. */
export default function ProponerDialog({ onCerrar }: { onCerrar: () => void }) {
  const [agregar] = useAgregarFestivosMutation()
  const [anio] = useState(() => Number(today().slice(0, 4)))
  const [anios] = useState(() => aniosDesde(anio))
  const [valoresIniciales] = useState<ValoresPropuesta>({ anio, marcados: {} })
  return (
    <FormDialog
      abierto
      titulo="Proponer festivos"
      esquema={PropuestaSchema}
      borrador="proponer-festivos"
      valoresIniciales={valoresIniciales}
      onEnviar={(_valores, datos) => agregar(datos).unwrap()}
      onCerrar={onCerrar}
      textoEnviar="Agregar"
      textoEnviando="Agregando..."
      ancho="36rem"
    >
      <SelectField name="anio" label="Año" options={anios} width={120} />
      <PropuestaList />
    </FormDialog>
  )
}
