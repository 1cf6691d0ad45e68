import { company as companyDe } from '../de/rail/company.js';
import { railLabelWords as labelsDe } from '../de/rail/labels.js';
import { reading as readingDe } from '../de/rail/reading.js';
import { saleTexts as salesDe } from '../de/rail/sales.js';
import { runs as runsDe } from '../de/rail/runs.js';
import { views as viewsDe } from '../de/rail/views.js';
import { company as companyEn } from '../en/rail/company.js';
import { railLabelWords as labelsEn } from '../en/rail/labels.js';
import { reading as readingEn } from '../en/rail/reading.js';
import { saleTexts as salesEn } from '../en/rail/sales.js';
import { runs as runsEn } from '../en/rail/runs.js';
import { views as viewsEn } from '../en/rail/views.js';
import type { ByLanguage } from '../language.js';
import type { CompanyWords } from './company.js';
import type { RailLabels } from './labels.js';
import type { ReadingWords } from './reading.js';
import type { RunWords } from './runs.js';
import type { SaleWords } from './sales.js';
import type { ViewWords } from './views.js';

export type { LayerKind } from './labels.js';

export const railLabels: ByLanguage<RailLabels> = { de: labelsDe, en: labelsEn };

export const readingLabels: ByLanguage<ReadingWords> = { de: readingDe, en: readingEn };

export const runWords: ByLanguage<RunWords> = { de: runsDe, en: runsEn };

export const companyWords: ByLanguage<CompanyWords> = { de: companyDe, en: companyEn };

export const viewWords: ByLanguage<ViewWords> = { de: viewsDe, en: viewsEn };

export const saleWords: ByLanguage<SaleWords> = { de: salesDe, en: salesEn };
