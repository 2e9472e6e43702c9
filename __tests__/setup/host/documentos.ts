import { Rejection, type Noun } from './nouns'

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n')

export const documentos: Noun = ({ liquidaciones, conductores }) => ({
  'GET /documentos/primas': ({ query: { mes } }) => {
    if (mes === '12') throw new Rejection(400, 'Aún no hay prima de diciembre.')
    return PDF
  },
  'GET /documentos/vacaciones': ({ query: { documento } }) => {
    if (!conductores.some((one) => one.documento === documento)) throw new Rejection(404, 'No existe.')
    if (!liquidaciones.some((one) => one.conductorDocumento === documento))
      throw new Rejection(500, 'Se dañó la impresora.')
    return PDF
  },
})
