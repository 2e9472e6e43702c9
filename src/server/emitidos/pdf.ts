import { createHash } from 'node:crypto'
import { papelDe } from '../../contract/catalogos'
import { type Db } from '../db/types'
import { thaw } from '../documentos/frozen'
import { paperPages } from '../documentos/paper-pages'
import { printPdf } from '../pdf/pdf'
import { paperOf, papersOf } from '../documentos/issued'

type Paper = Awaited<ReturnType<typeof paperOf>>

const numberOf = ({ anio, numero }: Paper) => `n.º ${anio}-${numero}`

/** Tells apart two papers of one number: after a backup is restored it can be given again. */
const codeOf = ({ lineas, insumos }: Paper) =>
  createHash('sha256').update(lineas).update(insumos).digest('hex').slice(0, 8)

const titleOf = (paper: Paper) => `${papelDe(paper.tipo).nombre} ${numberOf(paper)}`

/** The pages of a paper, drawn from what is frozen of it, and the number of the one that it replaces. */
async function partOf(db: Db, paper: Paper) {
  const borrador = thaw(paper)
  const replaced = paper.reemplaza === null ? null : await paperOf(db, paper.reemplaza)
  const note = replaced ? `Reemplaza al ${numberOf(replaced)}` : undefined
  return {
    foot: `${titleOf(paper)} · Código ${codeOf(paper)}`,
    pages: [paperPages(borrador, borrador.expedido, { numero: numberOf(paper), note })],
  }
}

const print = async (db: Db, title: string, papers: readonly [Paper, ...Paper[]]) => {
  const parts = []
  for (const paper of papers) parts.push(await partOf(db, paper))
  const [{ empresa, instante }] = papers
  return printPdf({ title, empresa, madeAt: new Date(instante) }, ...parts)
}

const fileName = (...words: readonly (string | number)[]) =>
  `${words.join('-').replaceAll(/[^\w.-]+/g, '-')}.pdf`

/** The PDF of a paper with its file name: the stored one, which is drawn first where there is none. @throws 404 */
export async function emitidoPdf(db: Db, uuid: string) {
  const paper = await paperOf(db, uuid)
  const stored = db.selectFrom('emitidoPdf').select('pdf').where('emitidoUuid', '=', uuid)
  let found = await stored.executeTakeFirst()
  if (!found) {
    const pdf = await print(db, titleOf(paper), [paper])
    // Another process may have stored it meanwhile: one file is everybody's.
    await db
      .insertInto('emitidoPdf')
      .values({ emitidoUuid: uuid, pdf })
      .onConflict((oc) => oc.doNothing())
      .execute()
    found = await stored.executeTakeFirstOrThrow()
  }
  const { documento } = thaw(paper).papel
  return { pdf: found.pdf, name: fileName(paper.tipo, paper.anio, paper.numero, documento) }
}

/** The papers that were issued with one and are not annulled, one after the other, to be printed at once. @throws 404 */
export async function grupoPdf(db: Db, uuid: string) {
  const asked = await paperOf(db, uuid)
  const others = await papersOf(db)
    .where('e.grupo', '=', asked.grupo)
    .where('e.uuid', '!=', uuid)
    .where('e.anulado', '=', 0)
    .orderBy('e.empresa')
    .orderBy('e.numero')
    .execute()
  const name = fileName(asked.tipo, asked.anio, asked.numero, 'y', others.length)
  return { pdf: await print(db, `${papelDe(asked.tipo).nombre} ${asked.anio}`, [asked, ...others]), name }
}
