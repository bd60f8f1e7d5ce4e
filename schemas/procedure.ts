/** The procedures guide: documents, ages, steps, exams, fees and questions, as records. */
import * as z from 'zod';
import { FactId, IsoDate, PlainText, RichText, SchemaHint, SourceId } from './primitives.ts';

const cite = z.array(SourceId).optional().meta({ description: 'Sources of the record.' });

export const RequiredDocument = z
  .strictObject({
    item: RichText,
    detail: RichText,
    required: z.boolean(),
    path: z.enum(['todos', '16-17', '18+']).meta({ description: 'Who needs it.' }),
    cite,
  })
  .meta({ id: 'RequiredDocument', description: 'A document to bring.' });
export type RequiredDocument = z.infer<typeof RequiredDocument>;

export const AgeGroup = z
  .strictObject({
    age: RichText,
    path: z.enum(['16-17', '18+']),
    requirements: z.array(RichText).min(1),
    cite,
  })
  .meta({ id: 'AgeGroup', description: 'Requirements of an age group.' });
export type AgeGroup = z.infer<typeof AgeGroup>;

export const ProcessStep = z
  .strictObject({
    number: z.int().min(1),
    title: PlainText,
    description: RichText,
    time: RichText.optional().meta({ description: 'How long it takes, if it is known.' }),
    details: z.array(RichText),
    cite,
  })
  .meta({ id: 'ProcessStep', description: 'A step of the procedure.' });
export type ProcessStep = z.infer<typeof ProcessStep>;

export const Exam = z
  .strictObject({
    title: PlainText,
    description: RichText,
    rows: z.array(z.strictObject({ label: PlainText, value: RichText })).min(1),
    cite,
  })
  .meta({ id: 'Exam', description: 'An exam and what is known of it.' });
export type Exam = z.infer<typeof Exam>;

export const Fee = z
  .strictObject({
    service: PlainText,
    price: RichText,
    validity: RichText.optional(),
    fact: FactId.optional(),
    cite,
  })
  .meta({ id: 'Fee', description: 'What a service costs.' });
export type Fee = z.infer<typeof Fee>;

export const FaqItem = z
  .strictObject({ question: PlainText, answer: RichText, cite })
  .meta({ id: 'FaqItem', description: 'A question that visitors ask, with its answer.' });
export type FaqItem = z.infer<typeof FaqItem>;

const tab = { $schema: SchemaHint, intro: RichText, updated: IsoDate };

export const ProcedureDocuments = z.strictObject({
  ...tab,
  ageGroups: z.array(AgeGroup).min(1),
  items: z.array(RequiredDocument).min(1),
});
export const ProcedureProcess = z.strictObject({ ...tab, items: z.array(ProcessStep).min(1) });
export const ProcedureExams = z.strictObject({ ...tab, items: z.array(Exam).min(1) });
export const ProcedureFees = z.strictObject({
  ...tab,
  payment: RichText,
  items: z.array(Fee).min(1),
});
export const ProcedureFaq = z.strictObject({ ...tab, items: z.array(FaqItem).min(1) });
export type ProcedureDocuments = z.infer<typeof ProcedureDocuments>;
export type ProcedureProcess = z.infer<typeof ProcedureProcess>;
export type ProcedureExams = z.infer<typeof ProcedureExams>;
export type ProcedureFees = z.infer<typeof ProcedureFees>;
export type ProcedureFaq = z.infer<typeof ProcedureFaq>;
