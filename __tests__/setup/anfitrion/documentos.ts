import { Rechazo, type Noun } from './atender'

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n')

export const documentos: Noun = ({ liquidaciones, conductores }) => ({
  'GET /documentos/primas': ({ query: { mes } }) => {
    if (mes === '12') throw new Rechazo(400, 'Aún no hay prima de diciembre.')
    return PDF
  },
  'GET /documentos/vacaciones': ({ query: { documento } }) => {
    if (!conductores.some((uno) => uno.documento === documento)) throw new Rechazo(404, 'No existe.')
    if (!liquidaciones.some((una) => una.conductorDocumento === documento))
      throw new Rechazo(500, 'Se dañó la impresora.')
    return PDF
  },
})
