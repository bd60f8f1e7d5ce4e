/** The procedures guide: documents, steps, exams, fees and questions, as records. */
import * as z from 'zod';
import { FactId, IsoDate, PlainText, RichText, SchemaHint, Slug, SourceId } from './primitives.ts';

const cite = z.array(SourceId).optional().meta({ description: 'Sources of the record.' });

/** Groups of applicants that need a document or a step; each group has a tab on the page. */
const APPLICANTS = ['menores', 'adultos', 'repetir', 'ya-la-tengo'] as const;

const applicants = z.array(z.enum(APPLICANTS)).min(1).meta({
  description:
    'Groups that need it: 16 or 17, 18 or more, did not pass, has the learner’s licence.',
});

export const RequiredDocument = z
  .strictObject({
    id: Slug.meta({
      description: 'Id of the document. Never rename it: checklists stored on devices refer to it.',
    }),
    item: RichText.meta({ description: 'Name of the document.' }),
    detail: RichText.meta({ description: 'What the document proves, or what it must show.' }),
    from: RichText.optional().meta({ description: 'Where to get the document.' }),
    trouble: RichText.optional().meta({ description: 'Common problem with the document.' }),
    minors: RichText.optional().meta({
      description: 'A note that only the list for learners of 16 or 17 prints.',
    }),
    required: z.boolean(),
    for: applicants,
    cite,
  })
  .meta({ id: 'RequiredDocument', description: 'A document to bring.' });
export type RequiredDocument = z.infer<typeof RequiredDocument>;

export const Applicant = z
  .strictObject({
    id: z.enum(APPLICANTS),
    tab: PlainText.max(20),
    intro: RichText,
  })
  .meta({ id: 'Applicant', description: 'A group of visitors with its own list of steps.' });
export type Applicant = z.infer<typeof Applicant>;

export const ProcessStep = z
  .strictObject({
    title: PlainText,
    description: RichText,
    time: RichText.optional().meta({ description: 'Duration, if known.' }),
    papers: z
      .literal(true)
      .optional()
      .meta({ description: 'This step contains the list of documents.' }),
    for: applicants,
    cite,
  })
  .meta({ id: 'ProcessStep', description: 'A step of the procedure.' });
export type ProcessStep = z.infer<typeof ProcessStep>;

const Exam = z
  .strictObject({
    title: PlainText,
    description: RichText,
    rows: z.array(z.strictObject({ label: PlainText, value: RichText })).min(1),
    cite,
  })
  .meta({ id: 'Exam', description: 'An exam, with what is known about it.' });

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
  items: z.array(RequiredDocument).min(1).meta({
    description:
      'Documents in the order of the list. Those that are missing most often come first.',
  }),
});
export const ProcedureSteps = z.strictObject({
  ...tab,
  applicants: z.array(Applicant).min(1),
  items: z.array(ProcessStep).min(1).meta({ description: 'Steps in order.' }),
});
export const ProcedureExams = z.strictObject({ ...tab, items: z.array(Exam).min(1) });
export const ProcedureFees = z.strictObject({
  ...tab,
  payment: RichText,
  items: z.array(Fee).min(1),
});
export const ProcedureFaq = z.strictObject({ ...tab, items: z.array(FaqItem).min(1) });
export type ProcedureDocuments = z.infer<typeof ProcedureDocuments>;
export type ProcedureSteps = z.infer<typeof ProcedureSteps>;
export type ProcedureExams = z.infer<typeof ProcedureExams>;
export type ProcedureFees = z.infer<typeof ProcedureFees>;
export type ProcedureFaq = z.infer<typeof ProcedureFaq>;
