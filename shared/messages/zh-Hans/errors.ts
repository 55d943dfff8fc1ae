import type { MessagesLike } from '../messages-like.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: MessagesLike<typeof english> = {
  'error.invalid-input': '无法理解这项请求。请检查输入的内容，然后重试。',
  'error.cancelled': '这项请求在完成前已停止。需要时请重新提出。',
  'error.library-unknown': '没有这个规章库。请从规章库列表中选择。',
  'error.library-name-taken': '已有同名的规章库。请换一个名称。',
  'error.library-reading': '还有文件正在读入这个规章库。读完后再改名。',
  'error.library-removed': '这个文件还没加入，规章库就已被移除。请选择一个规章库，再次添加这个文件。',
  'error.document-unknown': '这个规章库里没有这份文档。请从文档列表中选择。',
  'error.section-unknown': '这些规章库的文档里没有这个章节。“policy-lookup list --facets” 会列出现有的章节。',
  'error.tag-unknown': '这些规章库里没有带此标签的规定。“policy-lookup list --facets” 会列出现有的标签。',
  'error.clause-unknown': '这份文档没有这个条号。请在文档中核对条号。',
  'error.line-unknown': '这份文档的这一行没有规定。请在文档中核对行号。',
  'error.reference-invalid': '这不是规章中某处的引用码。请重新复制完整的引用码。',
  'error.text-changed': '此处的文字与当初引用时不同。请打开文档重新查找。',
  'error.not-in-scope': '此处可读的文档中没有该位置。',
  'error.too-many-calls': '一分钟内的调用太多。请等一分钟再继续。',
  'error.too-many-searches':
    '连续几次搜索都得到同样的段落，换个说法也不会找到更多。请依已找到的内容回答、读取其中一段，或说明找不到相关规定。',
  'error.key-taken':
    '规章库里已有来自另一个文件夹的同名文档。请给文件改名，或在终端中用 --as KEY（另立一份文档）或 --new-version-of KEY（作为新版本）添加。',
  'error.import-unknown': '没有这次导入的报告。请从导入记录中选择。',
  'error.watch-unknown': '这个文件夹没有被监视。请从监视的文件夹中选择。',
  'error.notice-unknown': '这条通知已不需要处理。请从通知列表中选择。',
  'error.phrasing-unknown': '这个说法已不存在。请从说法列表中选择。',
  'error.phrasing-not-own': '这个说法来自程序或文档。请修改文档本身。',
  'error.kept-unknown': '这一条已不在您保存的内容中。请从列表中另选。',
  'error.kept-too-many': '已经存满 {{limit, number}} 条。请先移除一些。',
  'error.csv-damaged': '这不是正确的 CSV 文件。请检查第 {{line}} 行的引号或列数。',
  'error.csv-columns':
    '“{{column}}”列无法识别、缺少或重复。第一行应写列名：library, document, clause, phrasing, meaning, origin, author, date。',
  'error.cell-missing': '“{{column}}”列是空的。请填写。',
  'error.cell-invalid': '“{{column}}”列的内容不合要求。请更正。',
  'error.not-granted': '这些文件的选择已失效。请重新选择文件。',
  'error.untrusted-sender': '这项请求不是由本程序的窗口提出的，已拒绝。请在本程序的窗口中操作。',
  'error.file-missing': '找不到这个文件。请确认它是否已移动或改名。',
  'error.file-unreadable': '无法打开这个文件。请确认您有读取权限。',
  'error.not-opened-outside': '这类文件可能运行内容，因此不在其他程序中打开。请改为另存原文件。',
  'error.no-program-for-file': '这台电脑没有可打开此文件的程序。请改为另存原文件。',
  'error.file-unwritable': '文件无法写入。请换一个位置。',
  'error.print-failed': '没有打印出来。请确认已设置打印机，或改为导出 PDF。',
  'error.folder-missing': '找不到这个文件夹。请确认它是否已移动，或磁盘尚未连接。',
  'error.folder-unreadable': '无法打开这个文件夹，其中的文件都没有添加。请确认您有读取权限。',
  'error.link-not-followed': '这是链接，本程序不会跟随链接。请直接添加它所指的文件或文件夹。',
  'error.not-a-file': '这是设备或管道，本身没有文字。请把内容存成文件再添加。',
  'error.file-empty': '这个文件是空的。请确认它已完整保存。',
  'error.file-changing': '文件在读取时有变动。请等文件写完后再添加。',
  'error.file-too-large': '文件超过可读取的大小（{{megabytes, number}} MB）。请拆分成较小的文件再添加。',
  'error.content-too-large': '文件的内容超过可读取的量。请拆分成较小的文件再添加。',
  'error.format-unsupported': '无法读取这种文件。请另存为 Markdown、纯文本、HTML、DOCX、PDF、XLSX 或 CSV 再添加。',
  'error.format-unsupported-office': '这是 {{format}} 文件，无法读取。请用原来的程序打开，另存为 DOCX 或 PDF 再添加。',
  'error.format-xfa': '这个文件是只有 Adobe Reader 能显示的表单（XFA）。请在其中打印成 PDF 再添加。',
  'error.format-mismatch': '文件内容与扩展名不符。请以正确的格式重新保存。',
  'error.encoding-unknown': '无法识别文件的文字编码。请另存为 UTF-8 再添加，或在终端中用 --encoding 指明编码。',
  'error.document-damaged': '文件已损坏。请用原来的程序打开、重新保存，再添加。',
  'error.document-no-text': '文件里没有文字。请确认文件是否正确，并已完整保存。',
  'error.password-required':
    '文件设有密码。请另存一份没有密码的再添加，或在终端中用 --password-file FILE 附上密码添加。',
  'error.password-wrong': '密码不正确，无法打开文件。请确认密码后再试。',
  'error.reader-timeout': '读取文件超过 {{seconds, number}} 秒，已放弃。请拆分文件，或另存为其他格式。',
  'error.reader-memory': '读取这个文件所需的内存超过上限。请拆分文件，或另存为其他格式。',
  'error.reader-crashed': '读取文件时中断。请重新保存或另存为其他格式，再添加。',
  'error.model-missing': '缺少语言模型，无法按语义查找。请重新安装本程序；规章会保留。',
  'error.model-corrupt': '语言模型已损坏，无法按语义查找。请重新安装本程序；规章会保留。',
  'error.store-busy': '另一个程序正在更改规章。请等它完成后再试。',
  'error.store-newer': '规章是由较新版本的程序保存的。请使用该版本或更新的版本。',
  'error.store-damaged': '无法读取索引。请换回数据文件夹的备份，或在空文件夹中重新添加规章。',
  'error.store-read-only': '无法写入数据文件夹。请开放写入权限，或改用其他文件夹。',
  'error.disk-full': '磁盘已满。请腾出空间后再试。',
  'error.engine-stopped': '负责搜索的部分已停止。请关闭本程序再重新启动。',
  'error.internal': '程序本身出了错。请再试一次；若仍出错，请关闭本程序再重新启动。',

  'problem.page-no-text': '第 {{page}} 页是图片，完成文字识别后才会列入搜索范围。',
  'problem.page-no-text-locked':
    '第 {{page}} 页是图片，而文件有密码保护，无法识别其中的文字。请另存一份没有密码的副本再添加。',
  'problem.page-no-text-unrecognised': '第 {{page}} 页是图片，识别不出文字，因此不在搜索范围内。请在原件中阅读这一页。',
  'problem.pages-blank': '这份文件的每一页都是空白的，没有内容可供搜索。请确认文件是否正确。',
  'problem.pages-recognised_one': '有 1 页的文字是从图片识别而来，把握度 {{confidence, number}} %。请与原件对照。',
  'problem.pages-recognised_other':
    '有 {{count, number}} 页的文字是从图片识别而来，把握度 {{confidence, number}} %。请与原件对照。',
  'problem.page-garbled': '文件没有注明第 {{page}} 页的字符对应，从页面图片识别出文字后才会列入搜索范围。',
  'problem.page-garbled-locked':
    '文件没有注明第 {{page}} 页的字符对应，又有密码保护，也无法从页面图片识别文字。请另存一份没有密码的副本再添加。',
  'problem.page-garbled-unrecognised':
    '文件没有注明第 {{page}} 页的字符对应，从页面图片也识别不出文字，因此不在搜索范围内。请在原件中阅读这一页。',
  'problem.pages-no-text':
    '第 {{first}} 页到第 {{last}} 页之间有 {{pages, number}} 页是图片，完成文字识别后才会列入搜索范围。',
  'problem.pages-no-text-locked':
    '第 {{first}} 页到第 {{last}} 页之间有 {{pages, number}} 页是图片，而文件有密码保护，无法识别其中的文字。请另存一份没有密码的副本再添加。',
  'problem.pages-no-text-unrecognised':
    '第 {{first}} 页到第 {{last}} 页之间有 {{pages, number}} 页是图片，识别不出文字，因此不在搜索范围内。请在原件中阅读这些页。',
  'problem.pages-garbled':
    '第 {{first}} 页到第 {{last}} 页之间有 {{pages, number}} 页，文件没有注明字符对应，从页面图片识别出文字后才会列入搜索范围。',
  'problem.pages-garbled-locked':
    '第 {{first}} 页到第 {{last}} 页之间有 {{pages, number}} 页，文件没有注明字符对应，又有密码保护，也无法从页面图片识别文字。请另存一份没有密码的副本再添加。',
  'problem.pages-garbled-unrecognised':
    '第 {{first}} 页到第 {{last}} 页之间有 {{pages, number}} 页，文件没有注明字符对应，从页面图片也识别不出文字，因此不在搜索范围内。请在原件中阅读这些页。',
  'problem.encoding-guessed': '文件没有注明文字编码，已按 {{encoding}} 读取。若文字不对，请另存为 UTF-8 再添加。',
  'problem.encoding-contradicted':
    '文件注明的文字编码是 {{declared}}，实际并不是，已按 {{encoding}} 读取。请与原件对照。',
  'problem.sheets-hidden_one':
    '有 {{count, number}} 个隐藏的工作表不在搜索范围内。如果其中有规定，请取消隐藏后再添加。',
  'problem.sheets-hidden_other':
    '有 {{count, number}} 个隐藏的工作表不在搜索范围内。如果其中有规定，请取消隐藏后再添加。',
  'problem.rows-hidden_one': '有 {{count, number}} 个隐藏的行不在搜索范围内。如果其中有规定，请取消隐藏后再添加。',
  'problem.rows-hidden_other': '有 {{count, number}} 个隐藏的行不在搜索范围内。如果其中有规定，请取消隐藏后再添加。',
  'problem.columns-hidden_one': '有 {{count, number}} 个隐藏的列不在搜索范围内。如果其中有规定，请取消隐藏后再添加。',
  'problem.columns-hidden_other': '有 {{count, number}} 个隐藏的列不在搜索范围内。如果其中有规定，请取消隐藏后再添加。',
  'problem.text-skipped_one': '有 {{count, number}} 个字符无法读取，不在搜索范围内。请与原件对照。',
  'problem.text-skipped_other': '有 {{count, number}} 个字符无法读取，不在搜索范围内。请与原件对照。',
  'problem.changes-pending':
    '文件中有尚未接受的修订（插入 {{insertions, number}} 处，删除 {{deletions, number}} 处），目前按全部接受来搜索。请接受或拒绝修订后再添加。',
  'problem.part-unread':
    '文档有一部分是另外的文件（{{format}}），无法读取，不在搜索范围内。请在 Word 中打开文档，把这部分的内容复制进去，保存后再添加。',

  'notSearched.draft': '这是草案，因此不在搜索范围内。如需查看，请搜索草案。',
  'notSearched.inForceFrom': '自 {{first}} 起施行，在本次搜索的日期尚未生效。',
  'notSearched.inForceUntil': '施行至 {{last}}，在本次搜索的日期已经失效。',
  'notSearched.inForceBetween': '施行期间为 {{first}} 至 {{last}}，不包括本次搜索的日期。',

  'degraded.model-missing': '只按字词和条号搜索：缺少语言模型。',
  'degraded.model-corrupt': '只按字词和条号搜索：语言模型已损坏。',
  'degraded.model-loading': '已按字词和条号搜索：语言模型仍在加载。',
  'degraded.meaning-incomplete': '部分段落还不能按语义搜索；所有段落都已按字词和条号搜索。',

  'verify.database-damaged': '存放规章的文件已损坏。请换回备份。',
  'verify.foreign-key': '有一条数据指向不存在的数据。请换回数据文件夹的备份。',
  'verify.words-index-damaged': '字词索引已损坏。请移除规章库，再重新添加文件。',
  'verify.words-missing': '字词索引缺少一个段落。请移除该文档，再重新添加。',
  'verify.words-orphaned': '字词索引中有不存在的段落。请移除规章库，再重新添加文件。',
  'verify.vectors-orphaned': '语义索引中有不存在的段落。请移除规章库，再重新添加文件。',
  'verify.vectors-missing': '语义索引缺少一个段落。请让程序开着，直到所有段落就绪。',
  'verify.vector-misplaced': '语义索引中有一个段落放错了位置。请移除该文档，再重新添加。',
  'verify.original-missing': '缺少一份文档的原件。请重新添加文件。',
  'verify.original-changed': '一份文档所存的原件被改动过。请移除该文档，再重新添加文件。',
  'verify.passage-text-differs': '有一个段落与文档的文字不一致。请移除该文档，再重新添加文件。',
  'verify.changes-chain-broken': '变更记录被改动过。请与备份核对规章。',
};
