import { lintDocument } from '@/lib/testing/lint-document';
import { buildOpenApi } from './document';

lintDocument(buildOpenApi('https://api.example'));
