import { setImmediate } from 'node:timers/promises'
import { drawText, printPdf, type DrawPage } from '../../../src/server/documentos/pdf'
import { textoDePdf } from '../../setup/pdf'

const IMPRESO = {
  titulo: 'Prueba',
  empresa: 'Buses de Prueba S.A.S.',
  fecha: new Date('2090-06-10T17:00:00Z'),
  pie: 'Prueba',
}

describe('the printing of a PDF', () => {
  it('lets others work between one page and the next', async () => {
    let turnos = 0
    let terminado = false
    const otros = (async () => {
      for (; !terminado; turnos += 1) await setImmediate()
    })()
    const alEmpezar: number[] = []
    await printPdf(
      IMPRESO,
      Array.from({ length: 10 }, (): DrawPage => () => alEmpezar.push(turnos)),
    )
    terminado = true
    await otros
    // No two pages were drawn in the same turn.
    expect(new Set(alEmpezar).size).toBe(10)
  })

  it('fails with the error of a page', async () => {
    const rota: DrawPage = () => {
      throw new RangeError('No hay letras.')
    }
    await expect(printPdf(IMPRESO, [rota])).rejects.toThrow(RangeError)
  })

  it('cuts a line that does not fit, and never begins another page by itself', async () => {
    const larga = 'Compañía de buses '.repeat(30)
    const pdf = await printPdf({ ...IMPRESO, pie: larga }, [
      (doc) => {
        drawText(doc, larga, 54, 100, { ancho: 200, unaLinea: true })
      },
    ])
    const paginas = await textoDePdf(pdf)
    expect(paginas).toHaveLength(1)
    expect(paginas[0]).toMatch(/^Compañía de buses [^…]*… Compañía de buses [^…]*… Página 1 de 1$/)
  })
})
